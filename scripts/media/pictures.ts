import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import sharp, { type Sharp } from 'sharp';
import { type Content, type PictureKind, usedPictures } from '../../model';
import { ContentError } from '../../model/load';
import type { Media, MediaPicture } from '../../model/media';
import { hashOf, makeFile } from './output';
import { openPicture, PictureError } from './read-picture';

/** 680 is the width that most phones need for a card on Services. Without it they would fetch 30 KiB more (800). */
const landscapeWidths = [320, 400, 560, 680, 800, 1040, 1280];

/** Aspect ratio, widths in pixels, and AVIF quality, which was chosen by eye at 100 % zoom. */
const variants: Record<PictureKind, { aspect: number; widths: number[]; quality: number }> = {
  wide: { aspect: 16 / 9, widths: [960, 1280, 1600, 1920, 2560], quality: 52 },
  tall: { aspect: 2 / 3, widths: [480, 640, 780, 1080], quality: 50 },
  wideLightsOff: { aspect: 16 / 9, widths: [960], quality: 40 },
  tallLightsOff: { aspect: 2 / 3, widths: [540], quality: 40 },
  landscape: { aspect: 5 / 4, widths: landscapeWidths, quality: 48 },
  house: { aspect: 2080 / 1490, widths: [400, 560, 680, 800, 1040, 1280, 1600], quality: 45 },
  square: { aspect: 1, widths: [240, 360, 540, 800, 1024], quality: 48 },
};

/** AVIF's effort, 0 to 9. 4 makes files 4 % smaller but takes four times as long; 2 makes them 8 % larger. */
const effort = 3;

/**
 * Generates the AVIF files of every picture that the content uses, unless they exist.
 * @throws {ContentError} that lists every picture that can't be used.
 */
export async function makePictures(content: Content, picturesFolder: string, mediaFolder: string) {
  const uses = usedPictures(content).flatMap(({ file, kinds }) =>
    kinds.map((kind) => `${kind}/${file}` as const),
  );
  const made: Media['pictures'] = {};
  const issues = new Set<string>();
  async function make(use: (typeof uses)[number]) {
    const [kind, file = ''] = use.split('/') as [PictureKind, string];
    const described = content.pictures.find((picture) => picture.file === file);
    try {
      const bytes = await readFile(path.join(picturesFolder, file));
      // Lower case, because names that differ only in case would be the same file on Windows and macOS.
      const target = path.join(mediaFolder, `${path.parse(file).name.toLowerCase()}-${kind}`);
      made[use] = await makePicture(bytes, kind, target, described);
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      issues.add(`content/pictures/${file}: ${error.message}`);
    }
  }
  // Encoding a picture uses one core.
  await Readable.from(new Set(uses)).forEach(make, { concurrency: availableParallelism() });
  if (issues.size > 0) throw new ContentError([...issues]);
  // Keep the order the same in every run, no matter which picture is finished first.
  return Object.fromEntries(uses.map((use) => [use, made[use]])) as Media['pictures'];
}

/**
 * Generates the files of one picture.
 * @param target the folder, and the beginning of the names of its files.
 */
async function makePicture(
  bytes: Buffer,
  kind: PictureKind,
  target: string,
  { focus: focusPoint = '50% 50%' }: Partial<Content['pictures'][number]> = {},
): Promise<MediaPicture> {
  const { aspect, widths, quality } = variants[kind];
  const picture = await openPicture(bytes);
  const { focus, ...crop } = cropAround(picture, aspect, focusPoint);
  const [minWidth = 0] = widths;
  if (crop.width < minWidth)
    throw new PictureError(
      `found ${picture.width} × ${picture.height} pixels, expected at least ${minWidth} × ${Math.round(minWidth / aspect)}.`,
    );
  const hash = hashOf(bytes, JSON.stringify([variants[kind], effort, crop]));
  const sizes = [...new Set(widths.map((width) => Math.min(width, crop.width)))];
  const largest = sizes.at(-1) ?? minWidth;
  // All sizes are made from the largest one, so that a large photo is decoded only once.
  let pixels: ReturnType<typeof picture.readPixels> | undefined;
  const files: MediaPicture['files'] = [];
  for (const width of sizes) {
    const src = await makeFile(`${target}-${width}.${hash}.avif`, async () => {
      pixels ??= picture.readPixels(crop, largest);
      const { data, info } = await pixels;
      return sharp(data, { raw: info }).resize({ width }).avif({ quality, effort }).toBuffer();
    });
    files.push({ width, src });
  }
  const smallest = await readFile(`${target}-${sizes[0]}.${hash}.avif`);
  const upperEdge = { left: 0, top: 0, width: sizes[0] ?? 1, height: 8 };
  const sample = kind === 'tall' ? sharp(smallest).extract(upperEdge) : sharp(smallest);
  const colour = await averageColour(sample);
  return { width: largest, height: Math.round(largest / aspect), files, colour, focus };
}

async function averageColour(picture: Sharp): Promise<string> {
  const pixel = await picture.resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return `#${pixel.toString('hex')}`;
}

/**
 * Returns the largest crop with the aspect ratio, as close to the focus as the edges allow, and the focus within the
 * crop as `object-position` for further cropping by the browser.
 */
function cropAround(whole: { width: number; height: number }, aspect: number, focus: string) {
  const width = Math.min(whole.width, Math.round(whole.height * aspect));
  const height = Math.min(whole.height, Math.round(whole.width / aspect));
  const [x = 0, y = 0] = focus.split(' ').map((percent) => Number.parseFloat(percent) / 100);
  const start = (point: number, length: number, part: number) =>
    Math.round(Math.min(Math.max(point * length - part / 2, 0), length - part));
  const left = start(x, whole.width, width);
  const top = start(y, whole.height, height);
  const [across, down] = [(x * whole.width - left) / width, (y * whole.height - top) / height];
  const within = `${Math.round(across * 100)}% ${Math.round(down * 100)}%` as const;
  return { left, top, width, height, focus: within };
}
