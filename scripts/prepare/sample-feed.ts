import { inlineScript } from './derived-facts';
import { madeFile } from './made-file';

/**
 * Bundles the sample feed's script and writes it under a hashed name.
 * @returns its address below the site's base path.
 */
export async function prepareSampleFeed(folder: string): Promise<`/${string}`> {
  const code = await inlineScript('components/boot/sample-feed.ts');
  const make = async () => code;
  return madeFile({ folder, stem: 'sample-feed', extension: 'js', from: [code], make });
}
