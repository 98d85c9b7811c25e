import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { ContentError } from '../../model/load';
import { writeAtomically } from '../shared/write-atomically';

/** Increase this when the code generates different files from the same content. */
const version = 1;

/** Returns a short hash for the name of a file. The same inputs and settings give the same name. */
export function hashOf(...inputs: (string | Uint8Array)[]): string {
  const hash = createHash('sha256').update(`${version} ${sharp.versions.sharp}`);
  for (const input of inputs) hash.update(input);
  return hash.digest('hex').slice(0, 10);
}

/** Generates a file in public/media unless it exists. @returns its address. */
export async function makeFile(
  file: string,
  make: () => Promise<string | Uint8Array>,
): Promise<`/media/${string}`> {
  if (!existsSync(file)) await writeAtomically(file, await make());
  return `/media/${path.basename(file)}`;
}

/**
 * Whether the content folder has this file.
 * @throws {ContentError} if its name differs only in capital letters: Windows and macOS would open it, but the computer
 *   that publishes the site would not find it.
 */
export function hasFile(contentFolder: string, name: string): boolean {
  const names = readdirSync(path.join(contentFolder, path.dirname(name)));
  const wanted = path.basename(name);
  if (names.includes(wanted)) return true;
  const alike = names.find((file) => file.toLowerCase() === wanted.toLowerCase());
  if (alike)
    throw new ContentError([`content: found the file ${alike}, expected the name ${wanted}.`]);
  return false;
}
