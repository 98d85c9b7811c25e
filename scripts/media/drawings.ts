import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { ContentError } from '../../model/load';
import type { MediaDrawing } from '../../model/media';
import { hasFile, hashOf, makeFile } from './output';
import { findUnsupportedMarkup, hasNamespace } from './unsupported-markup';

/** The longer side of a rendered drawing, in pixels. A smaller PNG is not enlarged. */
const size = 1024;

/** The minimum share of its canvas that a drawing must cover along one side. */
const minShare = 1 / 3;

/** An SVG or PNG from the content folder. */
export interface Drawing {
  /** Its path below the content folder. */
  file: string;
  bytes: Buffer;
  /** The visible part as a PNG, for icons and Open Graph images. */
  visiblePart: Buffer;
  /** Whether it covers its whole canvas, as a PNG with a background does. */
  isOpaque: boolean;
}

/**
 * Reads NAME.svg or NAME.png from the content folder.
 * @returns undefined if neither exists.
 * @throws {ContentError} if both exist, or if browsers or sharp could not show the file.
 */
export async function readDrawing(
  contentFolder: string,
  name: string,
): Promise<Drawing | undefined> {
  const [file, second] = [`${name}.svg`, `${name}.png`].filter((candidate) =>
    hasFile(contentFolder, candidate),
  );
  if (!file) return undefined;
  if (second)
    throw new ContentError([
      `content/${second}: found ${file} beside it, expected only one of them.`,
    ]);
  const bytes = await readFile(path.join(contentFolder, file));
  const error = (found: string) => new ContentError([`content/${file}: found ${found}`]);
  if (file.endsWith('.svg')) checkMarkup(bytes.toString(), error);
  const rendered = await render(bytes, path.extname(file)).catch(() => {
    throw error(
      'a damaged file, or one of a different type than its name says, expected an SVG or a PNG.',
    );
  });
  if (rendered.isEmpty) throw error('no visible shapes, expected at least one.');
  if (rendered.share < minShare)
    throw error(
      'wide empty margins around the drawing, expected none. Open it in a drawing program and fit the page to the drawing.',
    );
  return { file, bytes, ...rendered };
}

function checkMarkup(svg: string, error: (found: string) => ContentError) {
  const unsupported = findUnsupportedMarkup(svg);
  if (unsupported)
    throw error(
      `“<${unsupported}>” in it, expected only shapes. Open it in a drawing program, and convert text to outlines and pictures to shapes.`,
    );
  if (!hasNamespace(svg))
    throw error(
      'no xmlns="http://www.w3.org/2000/svg" in its first element, which browsers need. Add it, or export the drawing again.',
    );
}

async function render(bytes: Buffer, ending: string) {
  const { format } = await sharp(bytes).metadata();
  if (`.${format}` !== ending) throw new Error('The file type does not match its name.');
  const whole = await sharp(bytes, { failOn: 'error' })
    .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: format === 'png' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { isOpaque, channels } = await sharp(whole.data, { raw: whole.info }).stats();
  const { data, info } = await sharp(whole.data, { raw: whole.info })
    .trim({ background: '#0000', lineArt: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  return {
    visiblePart: data,
    isOpaque,
    isEmpty: (channels[3]?.max ?? 0) < 128,
    share: Math.max(info.width / whole.info.width, info.height / whole.info.height),
  };
}

/** Copies a drawing unchanged to the media folder. */
export async function publishDrawing(
  { file, bytes }: Drawing,
  mediaFolder: string,
): Promise<MediaDrawing> {
  const { name, ext } = path.parse(file);
  const target = `${name.replace(/\W/g, '-')}.${hashOf(bytes)}${ext}`;
  const { width, height } = await sharp(bytes).metadata();
  return { src: await makeFile(path.join(mediaFolder, target), async () => bytes), width, height };
}

/** Publishes the icons of the social links, from content/icons. */
export async function publishIcons(
  icons: readonly string[],
  contentFolder: string,
  mediaFolder: string,
): Promise<Record<string, MediaDrawing>> {
  const published: Record<string, MediaDrawing> = {};
  for (const icon of icons) {
    const drawing = await readDrawing(contentFolder, `icons/${icon}`);
    if (drawing) published[icon] = await publishDrawing(drawing, mediaFolder);
  }
  return published;
}
