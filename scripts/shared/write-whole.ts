import { rename, writeFile } from 'node:fs/promises';

/** Writes a file aside first, because an interrupted build must not leave half of one under its name. */
export async function writeWhole(file: string, data: string | Uint8Array): Promise<void> {
  const aside = `${file}.${process.pid}.part`;
  await writeFile(aside, data);
  await rename(aside, file);
}
