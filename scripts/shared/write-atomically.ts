import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { retryWhileInUse } from './retry-while-in-use';

/**
 * Writes a temporary file and renames it, so that an interrupted build leaves no partial file. Makes its folder. A
 * file that has this content already is left alone.
 */
export async function writeAtomically(file: string, data: string | Uint8Array): Promise<void> {
  const present = await readFile(file).catch(() => undefined);
  if (present?.equals(Buffer.from(data))) return;
  // Parallel writes of the same file need different temporary files.
  const temporary = `${file}.${randomUUID()}.part`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(temporary, data);
    await retryWhileInUse(file, () => rename(temporary, file));
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Puts a finished folder in the place of another. A reader sees the old one, nothing, or the new one. */
export async function replaceFolder(folder: string, by: string): Promise<void> {
  const old = `${folder}.old`;
  const remove = () => rm(old, { recursive: true, force: true });
  await retryWhileInUse(old, remove);
  await retryWhileInUse(folder, () =>
    rename(folder, old).catch((error) => {
      if (error.code !== 'ENOENT') throw error;
    }),
  );
  await retryWhileInUse(folder, () => rename(by, folder));
  await retryWhileInUse(old, remove);
}
