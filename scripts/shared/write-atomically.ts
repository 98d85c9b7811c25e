import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import fs from 'graceful-fs';

/** Renames a file. On Windows it tries again while an antivirus program or OneDrive has the file open. */
const rename = promisify(fs.rename);

/**
 * Writes a temporary file and renames it, so that an interrupted build leaves no partial file. Creates the folder if it
 * is missing. A file that already has this content is not written, because another program may have it open.
 */
export async function writeAtomically(file: string, data: string | Uint8Array): Promise<void> {
  const present = await readFile(file).catch(() => undefined);
  if (present?.equals(Buffer.from(data))) return;
  // Parallel writes of one file need different temporary files.
  const temporary = `${file}.${randomUUID()}.part`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(temporary, data);
  await rename(temporary, file);
}
