import { placeholderOrigin, type Site } from '../../model';

/**
 * Checks the addresses in content/site.yaml that point to the site itself.
 * @param names the paths of all published files, for example `services.html`.
 * @throws {Error} if a link or a script is not a published file.
 */
export function checkAddresses(
  names: readonly string[],
  { links = [], scripts = [] }: Pick<Site, 'links' | 'scripts'>,
): void {
  const addresses = [...links.map(({ url }) => url), ...scripts.map(({ src }) => src)];
  const pathOf = (address: string) =>
    new URL(address, placeholderOrigin).pathname.replace(/(index)?\.html$/, '');
  const published = new Set(names.map((name) => pathOf(`/${name}`)));
  const missing = addresses
    .filter((address) => address.startsWith('/'))
    .find((address) => !published.has(pathOf(address)));
  if (!missing) return;
  // macOS writes é in file names as two characters, e and an accent. In the content it is one character.
  const alike = names.find((name) => pathOf(`/${name.normalize('NFC')}`) === pathOf(missing));
  const expected = alike
    ? `a file name without accents: rename public/${alike} and write its new name here`
    : 'the address of a page or of a file in public/';
  throw new Error(`content/site.yaml: found ${missing}, expected ${expected}.`);
}
