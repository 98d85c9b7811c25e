import { media } from '@/components/shared/media';
import { asset } from '@/content/schema';

const { small, medium, apple } = media.icons;

/** The browser's icons for the site: PNG files, because a browser sets up a drawing as a page of its own. */
export function AppIcons() {
  return (
    <>
      <link rel="icon" href={asset(small.src)} sizes={small.sizes} type={small.type} />
      <link rel="icon" href={asset(medium.src)} sizes={medium.sizes} type={medium.type} />
      <link rel="apple-touch-icon" href={asset(apple.src)} sizes={apple.sizes} type={apple.type} />
    </>
  );
}
