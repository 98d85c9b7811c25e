import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { BuiltPicture, PictureKind } from '../../content/built-pictures';
import type { Content } from '../../content/schema';

interface Recipe {
  /** Width divided by height; the source is cropped to it around its focus. */
  aspect: number;
  widths: number[];
  /** AVIF quality, chosen by eye at 100 %. */
  quality: number;
}

/** Raise with any change of the encoding, so that old files are made anew. */
const recipeVersion = 1;

const recipes: Record<PictureKind, Recipe> = {
  wide: { aspect: 16 / 9, widths: [960, 1280, 1600, 1920], quality: 52 },
  tall: { aspect: 2 / 3, widths: [480, 640, 828, 1080], quality: 48 },
  wideUnlit: { aspect: 16 / 9, widths: [960], quality: 40 },
  tallUnlit: { aspect: 2 / 3, widths: [540], quality: 40 },
  card: { aspect: 5 / 4, widths: [320, 480, 640, 960, 1280], quality: 48 },
  square: { aspect: 1, widths: [240, 360, 540, 800, 1024], quality: 48 },
};

interface Job {
  kind: PictureKind;
  file: string;
}

/**
 * Makes the sized AVIF files of every picture that the content uses. A file's name holds the hash
 * of its source and recipe, so a second run finds everything made, and hosts may cache it for ever.
 * @returns what content/generated/pictures.json holds, the style rules, and faults as sentences.
 */
export async function preparePictures(content: Content, sources: string, target: string) {
  await mkdir(target, { recursive: true });
  const built: Record<string, BuiltPicture> = {};
  const rules: string[] = [];
  const faults: string[] = [];
  for (const job of jobsFor(content)) {
    const source = path.join(sources, job.file);
    const recipe = recipes[job.kind];
    const bytes = await readFile(source);
    const described = content.pictures.find(({ file }) => file === job.file);
    const [focusX, focusY] = focusOf(content, job.file);
    const image = sharp(bytes, { failOn: 'error' }).autoOrient();
    const { data, info } = await image.toBuffer({ resolveWithObject: true });
    const crop = cropAround(info.width, info.height, recipe.aspect, focusX, focusY);
    const smallest = recipe.widths[0] ?? 0;
    if (crop.width < smallest) {
      faults.push(
        `content/pictures/${job.file}: found ${info.width} × ${info.height} pixels, expected at least ${smallest} × ${Math.round(smallest / recipe.aspect)} for its place on the site.`,
      );
      continue;
    }
    const widths = [...new Set(recipe.widths.map((width) => Math.min(width, crop.width)))];
    const hash = createHash('sha256')
      .update(bytes)
      .update(JSON.stringify([recipe, crop, recipeVersion]))
      .digest('hex')
      .slice(0, 10);
    const stem = `${path.parse(job.file).name}-${job.kind}`;
    const files: BuiltPicture['files'] = [];
    for (const width of widths) {
      const name = `${stem}-${width}.${hash}.avif`;
      files.push({ width, src: `/media/${name}` });
      const output = path.join(target, name);
      if (existsSync(output)) continue;
      const avif = await sharp(data)
        .extract(crop)
        .resize({ width })
        .avif({ quality: recipe.quality, effort: 4 })
        .toBuffer();
      await writeFile(output, avif);
    }
    const width = widths.at(-1) ?? crop.width;
    built[`${job.kind}/${job.file}`] = {
      alt: described?.alt ?? '',
      width,
      height: Math.round(width / recipe.aspect),
      files,
    };
    const { dominant } = await sharp(data).extract(crop).stats();
    rules.push(
      `[data-picture="${job.kind}/${job.file}"]{background-color:${hex(dominant)};object-position:${within(focusX, info.width, crop.left, crop.width)}% ${within(focusY, info.height, crop.top, crop.height)}%}`,
    );
  }
  return { built, css: `@layer generated {\n${rules.join('\n')}\n}\n`, faults };
}

function jobsFor(content: Content): Job[] {
  const { hero } = content.home;
  const jobs: Job[] = [
    { kind: 'wide', file: hero.wide },
    { kind: 'tall', file: hero.tall },
    { kind: 'wideUnlit', file: hero.wideUnlit },
    { kind: 'tallUnlit', file: hero.tallUnlit },
    { kind: 'card', file: content.contact.picture },
    ...content.services.map(({ image }): Job => ({ kind: 'card', file: image })),
    ...content.gallery.sampleFeed.map(({ picture }): Job => ({ kind: 'square', file: picture })),
  ];
  return [...new Map(jobs.map((job) => [`${job.kind}/${job.file}`, job])).values()];
}

/** The point that stays visible when the picture is cropped, in percent from left and top. */
export function focusOf(content: Content, file: string): [number, number] {
  const described = content.pictures.find((picture) => picture.file === file);
  const [x = 50, y = 50] = (described?.focus.match(/\d+/g) ?? []).map(Number);
  return [x, y];
}

/** The largest rectangle of the wanted shape, as near to the focus (in percent) as the edges allow. */
export function cropAround(
  width: number,
  height: number,
  aspect: number,
  focusX: number,
  focusY: number,
) {
  const cropWidth = Math.min(width, Math.round(height * aspect));
  const cropHeight = Math.min(height, Math.round(width / aspect));
  const place = (focus: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max((focus / 100) * whole - part / 2, 0), whole - part));
  return {
    left: place(focusX, width, cropWidth),
    top: place(focusY, height, cropHeight),
    width: cropWidth,
    height: cropHeight,
  };
}

/** The focus in percent of the crop, for the cropping that the browser does on top. */
function within(focus: number, whole: number, start: number, part: number): number {
  return Math.round(Math.min(Math.max((((focus / 100) * whole - start) / part) * 100, 0), 100));
}

function hex({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
