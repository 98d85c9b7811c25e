import path from 'node:path';
import { formatIssue, placeholderOrigin, type Site, textsIn } from '../../model';
import { ContentError, contentFolder, readContentFile } from '../../model/load';

/**
 * Checks the addresses in content/site.yaml that point to the site itself.
 * @param names the paths of all published files, for example `services.html`.
 * @throws {ContentError} that lists the links and scripts that are not published files.
 */
export function checkAddresses(
  names: readonly string[],
  { links = [], scripts = [] }: Pick<Site, 'links' | 'scripts'>,
): void {
  const pathOf = (address: string) =>
    new URL(address, placeholderOrigin).pathname.replace(/(index)?\.html$/, '');
  const published = new Set(names.map((name) => pathOf(`/${name}`)));
  const missing = textsIn({ links, scripts }).filter(
    ({ text, path: field }) =>
      field.at(-1) !== 'name' && text.startsWith('/') && !published.has(pathOf(text)),
  );
  if (missing.length === 0) return;
  const file = readContentFile(path.join(contentFolder, 'site.yaml'));
  const issues = missing.map(({ text: address, path: field }) => {
    // macOS writes é in file names as two characters, e and an accent. In the content it is one character.
    const alike = names.find((name) => pathOf(`/${name.normalize('NFC')}`) === pathOf(address));
    const expected = alike
      ? `a file name without accents: rename public/${alike} and write its new name here`
      : 'the address of a page or of a file in public/';
    const line = 'lineOf' in file ? file.lineOf(field) : 0;
    return formatIssue('content/site.yaml', line, { path: field, found: address, expected });
  });
  throw new ContentError(issues);
}
