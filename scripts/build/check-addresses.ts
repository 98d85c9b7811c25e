import { placeholderOrigin, type Site } from '../../model';

/**
 * Checks the addresses in content/site.yaml that lead to the site itself.
 * @param names the paths of all published files, such as `services.html`.
 * @throws {Error} when a link or a script is no published file.
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
  // macOS writes é as two characters, e and an accent. Content has it as one.
  const alike = names.find((name) => pathOf(`/${name.normalize('NFC')}`) === pathOf(missing));
  const expected = alike
    ? `a file’s name without accents: rename public/${alike}, and write its new name here`
    : 'the address of a page or of a file of public/';
  throw new Error(`content/site.yaml: found ${missing}, expected ${expected}.`);
}
