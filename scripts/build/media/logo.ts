import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Content } from '../../../model';
import { ContentError } from '../../../model/load';
import type { Tints } from '../../../model/media';
import { readDrawing } from './drawing';
import { hasFile, hashOf, makeFile } from './output';

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
export async function makeLogo(source: string, folder: string) {
  const isThere = hasFile(source, 'logo.svg') || hasFile(source, 'logo.png');
  const other = readdirSync(source).find((file) => /^logo\.(jpe?g|webp|gif|avif)$/i.test(file));
  if (other && !isThere)
    throw new ContentError([`content/${other}: expected logo.svg or logo.png. ${asPng}`]);
  const drawing = await readDrawing(source, 'logo', 640);
  const { file, dark, width, height, unseen } = drawing;
  const name = `content/${file}`;
  const notes = unseen.map(
    (ground) => `${name} can hardly be seen on ${where[ground]}. ${inSight}`,
  );
  if (Math.max(width / height, height / width) > 2.5) notes.unshift(`${name} ${tooWide}`);
  const tints = await writeTints(drawing, path.join(folder, 'logo'));
  const small = await encode((await readDrawing(source, 'logo', 320)).dark);
  const inline = `data:image/webp;base64,${small.toString('base64')}` as const;
  return { logo: dark, tints, notes, ...(small.length <= inlineBytes && { inline }) };
}

/** The icons of the social links, from content/icons, and warnings for the owner. */
export async function makeSocialIcons({ socials }: Content, source: string, folder: string) {
  const icons: Record<string, Tints> = {};
  const notes: string[] = [];
  for (const { icon } of socials) {
    const drawing = await readDrawing(source, `icons/${icon}`, 160);
    icons[icon] = await writeTints(drawing, path.join(folder, icon.replace(/\W/g, '-')));
    if (drawing.unseen.includes('dark'))
      notes.push(
        `content/${drawing.file} can hardly be seen on the dark ground of the footer. Draw it in one colour.`,
      );
  }
  return { icons, notes };
}

type Drawing = Awaited<ReturnType<typeof readDrawing>>;

/** @param target the folder and the prefix of its files. */
async function writeTints({ dark, light, width, height }: Drawing, target: string) {
  const write = (png: Buffer) => makeFile(`${target}.${hashOf(png)}.webp`, () => encode(png));
  return { dark: await write(dark), light: await write(light), width, height };
}

/** As WebP: flat colours are smaller without losses, shades with them. */
async function encode(png: Buffer): Promise<Buffer> {
  const [exact, lossy] = await Promise.all([
    sharp(png).webp({ lossless: true }).toBuffer(),
    sharp(png).webp({ quality: 90, smartSubsample: true }).toBuffer(),
  ]);
  return exact.length <= lossy.length ? exact : lossy;
}
