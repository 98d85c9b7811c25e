import { rename, writeFile } from 'node:fs/promises';

let written = 0;

/** Writes a temporary file and renames it, so that an interrupted build leaves no partial file. */
export async function writeAtomically(file: string, data: string | Uint8Array): Promise<void> {
  // Parallel writes of the same file need different temporary files.
  written += 1;
  const temporary = `${file}.${process.pid}-${written}.part`;
  await writeFile(temporary, data);
  await rename(temporary, file);
}
