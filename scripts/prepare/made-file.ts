import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { writeWhole } from '../shared/write-whole';

interface Wanted {
  /** public/media. */
  folder: string;
  stem: string;
  extension: string;
  /** All that the file is made of; its hash becomes part of the name. */
  from: (string | Uint8Array)[];
  make: () => Promise<string | Uint8Array>;
}

/** Makes a file of public/media unless it is there already: same ingredients, same name. */
export async function madeFile({ folder, stem, extension, from, make }: Wanted) {
  const hash = createHash('sha256').update(sharp.versions.sharp);
  for (const ingredient of from) hash.update(ingredient);
  const name = `${stem}.${hash.digest('hex').slice(0, 10)}.${extension}`;
  const file = path.join(folder, name);
  if (!existsSync(file)) await writeWhole(file, await make());
  return `/media/${name}` as const;
}
