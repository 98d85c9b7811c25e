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

interface PlannedFile {
  src: `/media/${string}`;
  /** Nothing when it is there already. */
  make: (() => Promise<void>) | undefined;
}

/** A file of public/media whose name is known before it is made: same ingredients, same name. */
export function planFile({ folder, stem, extension, from, make }: Wanted): PlannedFile {
  const hash = createHash('sha256').update(sharp.versions.sharp);
  for (const ingredient of from) hash.update(ingredient);
  const name = `${stem}.${hash.digest('hex').slice(0, 10)}.${extension}`;
  const file = path.join(folder, name);
  const isThere = existsSync(file);
  return {
    src: `/media/${name}`,
    make: isThere ? undefined : async () => writeWhole(file, await make()),
  };
}

/** Makes a file of public/media unless it is there already. */
export async function madeFile(wanted: Wanted) {
  const { src, make } = planFile(wanted);
  await make?.();
  return src;
}
