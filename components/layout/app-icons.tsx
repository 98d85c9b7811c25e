import { asset } from '@/content/schema/content';
import { derived } from '@/content/schema/derived-facts';

const { small, medium, apple } = derived.appIcons;

/**
 * The browser's icons for the site: real files, so that every host names their type, and no drawing,
 * which a browser sets up as a page of its own (50 ms on a slow phone). Not Next's metadata, which is
 * written anew at each walk to another page, and the browser then fetches and decodes the icon again.
 */
export function AppIcons() {
  return (
    <>
      <link rel="icon" href={asset(small.src)} sizes={small.sizes} type={small.type} />
      <link rel="icon" href={asset(medium.src)} sizes={medium.sizes} type={medium.type} />
      <link rel="apple-touch-icon" href={asset(apple.src)} sizes={apple.sizes} type={apple.type} />
    </>
  );
}
