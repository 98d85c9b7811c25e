import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import fs from 'graceful-fs';

/** On Windows it tries again while an antivirus program or OneDrive has a file open. */
const rename = promisify(fs.rename);

/**
 * Writes a temporary file and renames it, so that an interrupted build leaves no partial file. Makes its folder. A
 * file that has this content already is left alone: another program may have it open.
 */
export async function writeAtomically(file: string, data: string | Uint8Array): Promise<void> {
  const present = await readFile(file).catch(() => undefined);
  if (present?.equals(Buffer.from(data))) return;
  // Parallel writes of the same file need different temporary files.
  const temporary = `${file}.${randomUUID()}.part`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(temporary, data);
  await rename(temporary, file);
}

/** Removes a file or a folder, if it is there. On Windows it may be in use. */
export function remove(name: string): Promise<void> {
  return rm(name, { recursive: true, force: true, maxRetries: 5 });
}

/**
 * Lets `write` fill a folder beside the old one, and puts it in that one's place only when it is finished. A reader sees
 * the old one, nothing, or the new one.
 */
export async function replaceFolder(
  folder: string,
  write: (unfinished: string) => Promise<void>,
): Promise<void> {
  const [unfinished, old] = [`${folder}.part`, `${folder}.old`];
  await remove(unfinished);
  try {
    await write(unfinished);
    await remove(old);
    if (existsSync(folder)) await rename(folder, old);
    await rename(unfinished, folder);
    await remove(old);
  } finally {
    await remove(unfinished);
  }
}
