import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { ContentError } from '../../model/load';
import type { Media } from '../../model/media';
import { type Drawing, publishDrawing, readDrawing } from './drawings';

/** The largest file that the loader's picture may be to be part of every page, where it needs no request. */
const maxInlineBytes = 3000;

const expected =
  'expected logo.svg or logo.png, and for dark ground logo-on-dark.svg or logo-on-dark.png';
const asPng = 'Save it as a PNG without a background, or use the SVG that its designer has.';

/**
 * Publishes the logo, and if there is one the logo for dark ground.
 * @returns `logo`, for the pages, and `mark`, a PNG for dark ground, for icons and Open Graph images.
 * @throws {ContentError}
 */
export async function makeLogo(contentFolder: string, mediaFolder: string) {
  const logo = await readDrawing(contentFolder, 'logo');
  const onDark = await readDrawing(contentFolder, 'logo-on-dark');
  const read = [logo?.file, onDark?.file];
  const unread = readdirSync(contentFolder).find(
    (file) =>
      /^logo.*\.(svg|png|jpe?g|webp|gif|avif|pdf|ai|eps)$/i.test(file) && !read.includes(file),
  );
  if (unread)
    throw new ContentError([
      `content/${unread}: found a file that the site does not read, ${expected}. ${asPng}`,
    ]);
  if (!logo) throw new ContentError([`content/logo.svg: found no such file, ${expected}.`]);
  if (logo.isOpaque && !onDark)
    throw new ContentError([
      `content/${logo.file}: found a logo with a background, which dark ground would turn into a white area, expected a transparent one, or a second file for dark ground, logo-on-dark.svg or logo-on-dark.png.`,
    ]);
  const published: Media['logo'] = {
    onLight: await publishDrawing(logo, mediaFolder),
    ...(onDark && { onDark: await publishDrawing(onDark, mediaFolder) }),
    ...inline(onDark ?? logo),
  };
  return { logo: published, mark: await markOf(logo, onDark) };
}

function inline({ file, bytes }: Drawing): Pick<Media['logo'], 'inline'> {
  if (bytes.length > maxInlineBytes) return {};
  // Text compresses better than base64.
  if (file.endsWith('.svg'))
    return { inline: `data:image/svg+xml,${encodeURIComponent(bytes.toString())}` };
  return { inline: `data:image/png;base64,${bytes.toString('base64')}` };
}

async function markOf(logo: Drawing, onDark: Drawing | undefined): Promise<Buffer> {
  // sharp draws colours from CSS variables in black.
  if (onDark && !onDark.bytes.includes('var(--')) return onDark.visiblePart;
  // All channels but opacity become white.
  const white = sharp(logo.visiblePart).linear([0, 0, 0, 1], [255, 255, 255, 0]);
  return white.png().toBuffer();
}
