import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../../model/load';
import { readDrawing } from './drawing';
import { hasFile } from './output';
import { encodeWebp, writeTints } from './tints';

const asPng = 'Save it as a PNG without a background, or use the SVG that its designer has.';
/** What the loader's picture may weigh to be in every page, where it is seen at the first paint. */
const inlineBytes = 3000;

/**
 * The logo, content/logo.svg or content/logo.png.
 * @returns `logo`, a PNG for dark ground, for icons and Open Graph images and `tints`, for the pages.
 */
export async function makeLogo(contentFolder: string, mediaFolder: string) {
  const isThere = hasFile(contentFolder, 'logo.svg') || hasFile(contentFolder, 'logo.png');
  const other = readdirSync(contentFolder).find((file) =>
    /^logo\.(jpe?g|webp|gif|avif)$/i.test(file),
  );
  if (other && !isThere)
    throw new ContentError([`content/${other}: expected logo.svg or logo.png. ${asPng}`]);
  const drawing = await readDrawing(contentFolder, 'logo', 640);
  const tints = await writeTints(drawing, path.join(mediaFolder, 'logo'));
  const small = await encodeWebp((await readDrawing(contentFolder, 'logo', 320)).dark);
  const inline = `data:image/webp;base64,${small.toString('base64')}` as const;
  return { logo: drawing.dark, tints, ...(small.length <= inlineBytes && { inline }) };
}
