import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

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

/** Removes a file or a folder, if it is there. */
export function remove(name: string): Promise<void> {
  return retryWhileInUse(name, () => rm(name, { recursive: true, force: true }));
}

/** Puts a finished folder in the place of another. A reader sees the old one, nothing, or the new one. */
export async function replaceFolder(folder: string, by: string): Promise<void> {
  const old = `${folder}.old`;
  await remove(old);
  if (existsSync(folder)) await retryWhileInUse(folder, () => rename(folder, old));
  await retryWhileInUse(folder, () => rename(by, folder));
  await remove(old);
}

/** What Windows answers while an antivirus program, the search index or OneDrive has a file open. */
const inUse = ['EPERM', 'EACCES', 'EBUSY', 'ENOTEMPTY'];

/**
 * Repeats a change of a file or folder for about five seconds while another program has it open.
 * @throws {Error} one sentence with the cure.
 */
async function retryWhileInUse<T>(name: string, change: () => Promise<T>): Promise<T> {
  for (let delay = 20; ; delay *= 2) {
    try {
      return await change();
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!inUse.includes(code)) throw error;
      if (delay > 2000)
        throw new Error(
          `${name} cannot be replaced (${code}). Close the programs that have it open, or pause OneDrive, then try again.`,
        );
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}
