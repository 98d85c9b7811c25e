import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { BuiltPicture, PictureKind } from '../../content/built-pictures';
import type { Content } from '../../content/schema';
import { openPicture, PictureFault, readPixels } from './read-picture';
import { writeWhole } from './write-whole';

interface Recipe {
  /** Width divided by height; the source is cropped to it around its focus. */
  aspect: number;
  widths: number[];
  /** AVIF quality, chosen by eye at 100 %. */
  quality: number;
  /** Where such a picture stands, to tell the owner. */
  place: string;
}

/** Raise with any change of the encoding, so that old files are made anew. */
const recipeVersion = 2;

export const recipes: Record<PictureKind, Recipe> = {
  wide: {
    aspect: 16 / 9,
    widths: [960, 1280, 1600, 1920],
    quality: 52,
    place: 'the home page’s wide picture',
  },
  tall: {
    aspect: 2 / 3,
    widths: [480, 640, 828, 1080],
    quality: 48,
    place: 'the home page’s tall picture',
  },
  // A phone shows half as much width as height; the tall picture's sides would be loaded unseen.
  narrow: {
    aspect: 1 / 2,
    widths: [400, 560, 740, 810],
    quality: 48,
    place: 'the home page’s tall picture',
  },
  wideUnlit: {
    aspect: 16 / 9,
    widths: [960],
    quality: 40,
    place: 'the home page’s wide picture without light',
  },
  tallUnlit: {
    aspect: 2 / 3,
    widths: [540],
    quality: 40,
    place: 'the home page’s tall picture without light',
  },
  narrowUnlit: {
    aspect: 1 / 2,
    widths: [400],
    quality: 40,
    place: 'the home page’s tall picture without light',
  },
  card: {
    aspect: 5 / 4,
    widths: [320, 400, 560, 800, 1040, 1280],
    quality: 48,
    place: 'a service or the contact page',
  },
  square: {
    aspect: 1,
    widths: [240, 360, 540, 800, 1024],
    quality: 48,
    place: 'the sample feed',
  },
};

/**
 * AVIF's effort from 0 to 9. Visitors get 4. A draft's 2 takes a ninth of the time for files a
 * tenth larger, which suits a look at one's own computer.
 */
const efforts = { full: 4, draft: 2 };

/** Less than this share of the picture left by the crop, and it hardly shows what it showed. */
const leastKept = 0.25;

interface Job {
  kind: PictureKind;
  file: string;
  alt: string;
  focus: Focus;
}

/** Percent from the left and from the top. */
export interface Focus {
  x: number;
  y: number;
}

/** What one job made, kept from run to run so that an unchanged picture is not even opened. */
interface Made {
  width: number;
  height: number;
  files: BuiltPicture['files'];
  colour: string;
  position: string;
}

interface Options {
  content: Content;
  /** Folder of the owner's pictures. */
  sources: string;
  /** Folder for the sized files. */
  target: string;
  /** File that remembers what was made. */
  memory: string;
  /** Quick, larger files where no good ones are there yet, for `npm run dev`. */
  draft?: boolean | undefined;
  /** Told how many pictures there are to make, if any. */
  onMaking?: (count: number) => void;
}

/** A job on its way. */
interface Task {
  job: Job;
  source: string;
  key: string;
  effort: number;
  made?: Made | undefined;
  fault?: string;
}

/**
 * Makes the sized AVIF files of every picture that the content uses. A file's name holds the hash
 * of its source and recipe, so a second run finds everything made, and hosts may cache it for ever.
 * @returns what content/generated/pictures.json holds, the style rules, and faults as sentences.
 */
export async function preparePictures(options: Options) {
  const { content, target, memory, onMaking } = options;
  await mkdir(target, { recursive: true });
  const remembered = await readMemory(memory);
  const planOne = (job: Job) => plan(job, options, remembered);
  const tasks = await Promise.all(jobsFor(content).map(planOne));

  const unmade = tasks.filter(({ made }) => !made);
  if (unmade.length > 0) onMaking?.(new Set(unmade.map(({ job }) => job.file)).size);
  await inParallel(unmade, async (task) => {
    try {
      task.made = await make(task, target);
    } catch (error) {
      if (!(error instanceof PictureFault)) throw error;
      task.fault = `content/pictures/${task.job.file}: ${error.message}`;
    }
  });

  const faults = [...new Set(tasks.flatMap(({ fault }) => fault ?? []))];
  if (faults.length === 0) await writeFile(memory, inOrder(tasks));
  const built: Record<string, BuiltPicture> = {};
  const rules: string[] = [];
  for (const { job, made } of tasks) {
    if (!made) continue;
    const { width, height, files, colour, position } = made;
    built[`${job.kind}/${job.file}`] = { alt: job.alt, width, height, files };
    rules.push(
      `[data-picture="${job.kind}/${job.file}"]{background-color:${colour};object-position:${position}}`,
    );
    // The hero's picture element holds both shapes: on small screens the tall one's focus counts.
    if (job.kind === 'tall') rules.push(`[data-tall="${job.file}"]{--tall-focus:${position}}`);
  }
  return { built, css: `@layer generated {\n${rules.join('\n')}\n}\n`, faults };
}

/** Decides under which key a picture is made, and finds what an earlier run made under it. */
async function plan(
  job: Job,
  { sources, target, draft }: Options,
  remembered: Record<string, Made>,
): Promise<Task> {
  const source = path.join(sources, job.file);
  const bytes = await readFile(source);
  const tasks = (draft ? [efforts.full, efforts.draft] : [efforts.full]).map((effort): Task => {
    const key = keyOf(job, bytes, effort);
    return { job, source, key, effort, made: remembered[key] };
  });
  const isThere = ({ made }: Task) =>
    made?.files.every(({ src }) => existsSync(path.join(target, path.basename(src))));
  const found = tasks.find(isThere);
  const last = tasks.at(-1) as Task;
  return found ?? { ...last, made: undefined };
}

function jobsFor(content: Content): Job[] {
  const { hero } = content.home;
  const uses: [PictureKind, string][] = [
    ['wide', hero.wide],
    ['tall', hero.tall],
    ['wideUnlit', hero.wideUnlit],
    ['narrow', hero.tall],
    ['tallUnlit', hero.tallUnlit],
    ['narrowUnlit', hero.tallUnlit],
    ['card', content.contact.picture],
    ...content.services.map(({ image }): [PictureKind, string] => ['card', image]),
    ...content.gallery.sampleFeed.map(({ picture }): [PictureKind, string] => ['square', picture]),
  ];
  const jobs = uses.map(([kind, file]): Job => {
    const described = content.pictures.find((picture) => picture.file === file);
    return { kind, file, alt: described?.alt ?? '', focus: focusOf(content, file) };
  });
  return [...new Map(jobs.map((job) => [`${job.kind}/${job.file}`, job])).values()];
}

/** The point of a picture that stays visible when it is cropped. */
export function focusOf(content: Content, file: string): Focus {
  const described = content.pictures.find((picture) => picture.file === file);
  const [x = 50, y = 50] = (described?.focus.match(/\d+/g) ?? []).map(Number);
  return { x, y };
}

/** The same source, recipe and encoder give the same key, and the same bytes under it. */
function keyOf({ kind, focus }: Job, bytes: Buffer, effort: number): string {
  const { aspect, widths, quality } = recipes[kind];
  const settings = [aspect, widths, quality, focus, effort, recipeVersion, sharp.versions];
  return createHash('sha256')
    .update(bytes)
    .update(JSON.stringify(settings))
    .digest('hex')
    .slice(0, 10);
}

async function make({ job, source, key, effort }: Task, target: string): Promise<Made> {
  const { aspect, widths, quality } = recipes[job.kind];
  const picture = await openPicture(await readFile(source));
  const crop = cropAround(picture, aspect, job.focus);
  checkSize(picture, crop, job.kind);
  const sizes = [...new Set(widths.map((width) => Math.min(width, crop.width)))];
  const largest = sizes.at(-1) ?? crop.width;
  // All sizes come from the largest, so that a photo of 50 megapixels is decoded only once.
  const { data, info } = await readPixels(picture, crop, largest);
  const stem = `${path.parse(job.file).name}-${job.kind}`;
  const files: BuiltPicture['files'] = [];
  for (const width of sizes) {
    const name = `${stem}-${width}.${key}.avif`;
    files.push({ width, src: `/media/${name}` });
    const output = path.join(target, name);
    if (existsSync(output)) continue;
    const avif = await sharp(data, { raw: info })
      .resize({ width })
      .avif({ quality, effort })
      .toBuffer();
    await writeWhole(output, avif);
  }
  const { dominant } = await sharp(data, { raw: info }).stats();
  return {
    width: largest,
    height: Math.round(largest / aspect),
    files,
    colour: hex(dominant),
    position: `${within(job.focus.x, picture.width, crop.left, crop.width)}% ${within(job.focus.y, picture.height, crop.top, crop.height)}%`,
  };
}

interface Size {
  width: number;
  height: number;
}

function checkSize({ width, height }: Size, crop: Size, kind: PictureKind): void {
  const { aspect, widths, place } = recipes[kind];
  const least = widths[0] ?? 0;
  if (crop.width < least) {
    throw new PictureFault(
      `found ${width} × ${height} pixels, expected at least ${least} × ${Math.round(least / aspect)} for ${place}.`,
    );
  }
  const kept = (crop.width * crop.height) / (width * height);
  if (kept < leastKept) {
    const shape = width / height > aspect ? 'wide' : 'tall';
    throw new PictureFault(
      `found ${width} × ${height} pixels, expected a picture that is less ${shape}: for ${place} only ${Math.round(kept * 100)} % of it would be left.`,
    );
  }
}

/** The largest rectangle of the wanted shape, as near to the focus as the edges allow. */
export function cropAround({ width, height }: Size, aspect: number, focus: Focus) {
  const cropWidth = Math.min(width, Math.round(height * aspect));
  const cropHeight = Math.min(height, Math.round(width / aspect));
  const place = (percent: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max((percent / 100) * whole - part / 2, 0), whole - part));
  return {
    left: place(focus.x, width, cropWidth),
    top: place(focus.y, height, cropHeight),
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

/** Encoding keeps one core busy per picture, so as many at once as there are cores. */
async function inParallel<Item>(items: Item[], run: (item: Item) => Promise<void>) {
  const waiting = items.values();
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (const item of waiting) await run(item);
  });
  await Promise.all(workers);
}

async function readMemory(file: string): Promise<Record<string, Made>> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Sorted, because the build's id is a hash of content/ and pictures are finished in any order. */
function inOrder(tasks: Task[]): string {
  const entries = tasks.map(({ key, made }) => [key, made] as const);
  return JSON.stringify(Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))));
}
