import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../../../model/load';
import { readDrawing } from './drawing';
import { hasFile } from './output';
import { encodeWebp, writeTints } from './tints';

const asPng = 'Save it as a PNG without a background, or use the SVG that its designer has.';
const tooWide =
  'is much wider than high, or higher than wide, and small on the pages. Use its mark alone: the short name stands beside it.';
const where = {
  dark: 'the dark ground of the footer, the icons and the Open Graph images',
  light: 'the light ground of the header',
};
const inSight =
  'Draw it in one colour, which then becomes that of the words beside it, or in colours that are neither very dark nor very light.';

/** What the loader's picture may weigh to be in every page, where it is seen at the first paint. */
const inlineBytes = 3000;

/**
 * The logo, content/logo.svg or content/logo.png.
 * @returns `logo`, a PNG for dark ground, for icons and Open Graph images; `tints`, for the pages; and warnings for the owner.
 */
export async function makeLogo(contentFolder: string, mediaFolder: string) {
  const isThere = hasFile(contentFolder, 'logo.svg') || hasFile(contentFolder, 'logo.png');
  const other = readdirSync(contentFolder).find((file) =>
    /^logo\.(jpe?g|webp|gif|avif)$/i.test(file),
  );
  if (other && !isThere)
    throw new ContentError([`content/${other}: expected logo.svg or logo.png. ${asPng}`]);
  const drawing = await readDrawing(contentFolder, 'logo', 640);
  const { file, dark, width, height, unseen } = drawing;
  const name = `content/${file}`;
  const notes = unseen.map(
    (ground) => `${name} can hardly be seen on ${where[ground]}. ${inSight}`,
  );
  if (Math.max(width / height, height / width) > 2.5) notes.unshift(`${name} ${tooWide}`);
  const tints = await writeTints(drawing, path.join(mediaFolder, 'logo'));
  const small = await encodeWebp((await readDrawing(contentFolder, 'logo', 320)).dark);
  const inline = `data:image/webp;base64,${small.toString('base64')}` as const;
  return { logo: dark, tints, notes, ...(small.length <= inlineBytes && { inline }) };
}
