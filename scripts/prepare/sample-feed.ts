import { createHash } from 'node:crypto';
import path from 'node:path';
import { writeWhole } from '../shared/write-whole';
import { inlineScript } from './derived-facts';

/**
 * Bundles the sample feed's script and writes it under a hashed name.
 * @returns its address below the site's base path.
 */
export async function prepareSampleFeed(target: string): Promise<`/${string}`> {
  const code = await inlineScript('components/boot/sample-feed.ts');
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
  const name = `sample-feed.${hash}.js`;
  await writeWhole(path.join(target, name), code);
  return `/media/${name}`;
}
