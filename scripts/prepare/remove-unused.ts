import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** Clears public/media of what earlier content asked for, and of what an interrupted build left. */
export async function removeUnused(media: string, inUse: string): Promise<void> {
  for (const name of await readdir(media)) {
    if (!inUse.includes(`/media/${name}`)) await rm(path.join(media, name), { recursive: true });
  }
}
