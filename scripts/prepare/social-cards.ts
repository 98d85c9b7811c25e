import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { SocialCard } from '../../content/schema/derived-facts';
import { pageName } from '../../content/schema/pages';
import type { Content } from '../../content/schema/schema';
import { cardHeight, cardWidth, drawCard, type Pane, placePictures } from './card-drawing';
import { readColours } from './colours';
import { cropAround, type Focus, focusOf } from './crop';
import { planFile } from './made-file';
import { openPicture, readPixels } from './read-picture';
import type { Typeface } from './typeface';

// 256 colours, dithered: a third of the bytes, and messengers leave out large pictures.
const png = { palette: true, compressionLevel: 9, effort: 10 };

interface Design {
  path: string;
  heading: string;
  pictures: string[];
}

interface Means {
  content: Content;
  logo: string;
  /** public/media. */
  folder: string;
  typeset: Typeface;
}

/**
 * The picture that a link to a page brings along in messages and on social networks: the page's
 * heading beside its pictures, and a sill with the mark, the name and the number to call.
 * @returns what the page says of it, and how to draw it unless it is there already.
 */
export async function planSocialCard(
  { path: page, heading, pictures }: Design,
  { content, logo, folder, typeset }: Means,
): Promise<{ card: SocialCard; draw: (() => Promise<void>) | undefined }> {
  const colours = readColours();
  const { name, phone } = content.site;
  const words = { heading, name, phone: phone.display };
  const panes = placePictures(pictures);
  const drawing = drawCard(words, panes, logo, typeset, colours);
  const photos = await Promise.all(panes.map((pane) => readPhoto(content, pane)));
  const ingredients = photos.flatMap(({ pane, focus, bytes }) => [
    JSON.stringify([png, pane, focus]),
    bytes,
  ]);
  const { src, make } = planFile({
    folder,
    stem: `card-${pageName(page)}`,
    extension: 'png',
    from: [drawing, ...ingredients],
    make: () => {
      console.log(`Drawing the picture that goes with links to ${page}.`);
      return paint(photos, drawing, colours.ink);
    },
  });
  const alt = `${heading} – ${name}, ${phone.display}`;
  return { card: { src, width: cardWidth, height: cardHeight, alt }, draw: make };
}

interface Photo {
  pane: Pane;
  focus: Focus;
  bytes: Buffer;
}

async function readPhoto(content: Content, pane: Pane): Promise<Photo> {
  const bytes = await readFile(path.join('content/pictures', pane.file));
  return { pane, focus: focusOf(content, pane.file), bytes };
}

async function paint(photos: Photo[], drawing: string, background = ''): Promise<Buffer> {
  const layers = photos.map(async ({ pane, focus, bytes }) => {
    const { left, top, width, height } = pane;
    const source = await openPicture(bytes);
    const crop = cropAround(source, width / height, focus);
    const { data, info } = await readPixels(source, crop, width);
    const input = await sharp(data, { raw: info }).resize({ width, height }).png().toBuffer();
    return { input, left, top };
  });
  return sharp({ create: { width: cardWidth, height: cardHeight, channels: 3, background } })
    .composite([...(await Promise.all(layers)), { input: Buffer.from(drawing) }])
    .png(png)
    .toBuffer();
}
