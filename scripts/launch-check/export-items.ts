import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../../content/schema/schema';
import { draftMark } from '../prepare/picture-recipes';
import { isPlaceholderUrl } from './addresses';
import { type Item, must, ready } from './item';

const subject = 'the export';
const build = 'Run: npm run build';

/**
 * Whether out/ can be uploaded: neither old, half-made nor made in haste.
 * @param isCurrent whether the last build of the sources as they are now made it.
 */
export function exportItem({ site: { url } }: Content, out: string, isCurrent: boolean): Item {
  if (!isCurrent) {
    return must(subject, 'out/ does not hold the site as content/ says it now.', build);
  }
  if (hasDrafts(out)) {
    const found = 'out/ holds pictures that npm start made in haste, larger than they need to be.';
    return must(subject, found, build);
  }
  if (isPlaceholderUrl(url)) {
    return must(
      subject,
      `out/ was built for the placeholder ${url}: search engines and shared links would lead nowhere.`,
      'Correct the site’s address (see above), then run: npm run build',
    );
  }
  return ready(subject, 'out/ holds the site as content/ says it now.');
}

function hasDrafts(outFolder: string): boolean {
  const media = path.join(outFolder, 'media');
  return existsSync(media) && readdirSync(media).some((name) => name.includes(`.${draftMark}`));
}
