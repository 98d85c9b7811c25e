import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { ContentError } from '../../model/load';
import type { Media } from '../../model/media';
import { type Drawing, publishDrawing, readDrawing } from './drawings';

/** The maximum size at which the loader's picture is part of every page, so that it needs no request. */
const maxInlineBytes = 3000;

const expected =
  'expected logo.svg or logo.png, and logo-on-dark.svg or logo-on-dark.png for dark backgrounds';
const asPng = 'Save it as a PNG without a background, or ask its designer for an SVG.';

/**
 * Publishes the logo and, if there is one, the logo for dark backgrounds.
 * @returns `logo` for the pages, and `mark`, a PNG for dark backgrounds, for icons and Open Graph images.
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
      `content/${logo.file}: found a logo with a background, which would be a plain white shape on dark backgrounds, expected a transparent background, or a second file for dark backgrounds: logo-on-dark.svg or logo-on-dark.png.`,
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
  // sharp draws colours that are CSS variables in black.
  if (onDark && !onDark.bytes.includes('var(--')) return onDark.visiblePart;
  // Make all channels except opacity white.
  const white = sharp(logo.visiblePart).linear([0, 0, 0, 1], [255, 255, 255, 0]);
  return white.png().toBuffer();
}
