import { rename, writeFile } from 'node:fs/promises';

let written = 0;

/** Writes a file aside first, because an interrupted build must not leave half of one under its name. */
export async function writeAtomically(file: string, data: string | Uint8Array): Promise<void> {
  // Two at once may write the same file, each its own.
  written += 1;
  const aside = `${file}.${process.pid}-${written}.part`;
  await writeFile(aside, data);
  await rename(aside, file);
}
