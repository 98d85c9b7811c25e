import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { ContentError } from '../../model/load';
import { writeAtomically } from '../shared/write-atomically';

/** Increase it when the code generates other files from the same content. */
const version = 1;

/** A short hash for the name of a file: the same inputs and settings give the same name. */
export function hashOf(...inputs: (string | Uint8Array)[]): string {
  const hash = createHash('sha256').update(`${version} ${sharp.versions.sharp}`);
  for (const input of inputs) hash.update(input);
  return hash.digest('hex').slice(0, 10);
}

/** Generates a file of public/media unless it exists, and returns its path. */
export async function makeFile(
  file: string,
  make: () => Promise<string | Uint8Array>,
): Promise<`/media/${string}`> {
  if (!existsSync(file)) await writeAtomically(file, await make());
  return `/media/${path.basename(file)}`;
}

/**
 * Whether the content folder has this file.
 * @throws {ContentError} when its name differs in capital letters: Windows and macOS would open it, the
 *   computer that publishes would not.
 */
export function hasFile(contentFolder: string, name: string): boolean {
  const names = readdirSync(path.join(contentFolder, path.dirname(name)));
  const wanted = path.basename(name);
  if (names.includes(wanted)) return true;
  const other = names.find((one) => one.toLowerCase() === wanted.toLowerCase());
  if (other)
    throw new ContentError([`content: found the file ${other}, expected the name ${wanted}.`]);
  return false;
}
