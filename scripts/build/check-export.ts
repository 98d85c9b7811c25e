import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Site, thisSite } from '../../model';
import { filesBelow } from '../shared/files';

/** Files that the build makes in public/, and those to which it adds lines. */
const ownFiles = /^(media\/.+\.[\da-f]{10}\.\w+|scripts\/.+-[A-Z\d]{8}\.js|_headers$)/;

/**
 * @param publicFolder the owner's files, which Next copies into the export.
 * @throws {Error} when the export has nothing or something else in the place of one of them.
 */
export function checkPublicFiles(folder: string, publicFolder = 'public'): void {
  const isUnchanged = (name: string) => {
    const [file, exported] = [path.join(publicFolder, name), path.join(folder, name)];
    return existsSync(exported) && readFileSync(exported).equals(readFileSync(file));
  };
  const lost = filesBelow(publicFolder).filter(
    (name) => !ownFiles.test(name) && !isUnchanged(name),
  );
  if (lost.length === 0) return;
  const names = lost.map((name) => `public/${name}`).join('\n');
  throw new Error(
    `The build itself writes these files, or these folders. Rename or move yours:\n${names}`,
  );
}

/** @throws {Error} when a link or a script of content/site.yaml is no file of the export. */
export function checkAddresses(
  folder: string,
  { links = [], scripts = [] }: Pick<Site, 'links' | 'scripts'>,
): void {
  const addresses = [...links.map(({ url }) => url), ...scripts.map(({ src }) => src)];
  const pathOf = (address: string) =>
    new URL(address, thisSite).pathname.replace(/(index)?\.html$/, '');
  const files = filesBelow(folder);
  const addressOf = new Map(files.map((file) => [pathOf(`/${file}`), file]));
  const missing = addresses
    .filter((address) => address.startsWith('/'))
    .find((address) => !addressOf.has(pathOf(address)));
  if (!missing) return;
  // macOS writes é as two characters, e and an accent. Content has it as one.
  const alike = files.find((file) => pathOf(`/${file.normalize('NFC')}`) === pathOf(missing));
  const expected = alike
    ? `a file’s name without accents: rename public/${alike}, and write its new name here`
    : 'the address of a page or of a file of public/';
  throw new Error(`content/site.yaml: found ${missing}, expected ${expected}.`);
}
