import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { BuiltPicture, PictureKind } from '../../content/schema/built-pictures';
import type { Content } from '../../content/schema/schema';
import { usedPictures } from '../../content/schema/used-pictures';
import { writeWhole } from '../shared/write-whole';
import { cropAround, type Focus, focusOf, type Size, within } from './crop';
import { draftEffort, draftMark, effort, recipes, recipeVersion } from './picture-recipes';
import { pictureStyles } from './picture-styles';
import {
  isGarbled,
  type OpenedPicture,
  openPicture,
  PictureIssue,
  readPixels,
} from './read-picture';

/** Less than this share of the picture left by the crop, and it hardly shows what it showed. */
const leastKept = 0.25;

interface Job {
  kind: PictureKind;
  file: string;
  alt: string;
  focus: Focus;
}

/** What one job made, kept from run to run so that an unchanged picture is not even opened. */
interface Made {
  width: number;
  height: number;
  files: BuiltPicture['files'];
  colour: string;
  /** Along its upper edge, so that a page can go on above it. */
  above: string;
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
  /** A picture that was not made yet is made in haste; `npm run build` makes it anew. */
  draft?: boolean | undefined;
  /** Told at each picture that is made: its name, which it is, and of how many. */
  onMaking?: (file: string, index: number, count: number) => void;
}

/** A job on its way. */
interface Task {
  job: Job;
  source: string;
  key: string;
  made?: Made | undefined;
  issue?: string;
}

/**
 * Makes the sized AVIF files of every picture that the content uses. A file's name holds the hash
 * of its source and recipe, so a second run finds everything made, and hosts may cache it for ever.
 * @returns what content/schema/generated/pictures.json holds, the style rules of each sheet (a page
 * carries only those of the pictures that it may show), and issues as sentences.
 */
export async function preparePictures(options: Options) {
  const { content, target, memory, onMaking } = options;
  await mkdir(target, { recursive: true });
  const remembered = await readMemory(memory);
  const planOne = (job: Job) => plan(job, options, remembered);
  const tasks = await Promise.all(jobsFor(content).map(planOne));

  const unmade = tasks.filter(({ made }) => !made);
  const files = [...new Set(unmade.map(({ job }) => job.file))];
  const told = new Set<string>();
  const garbled = new Set<string>();
  await inParallel(unmade, async (task) => {
    const { file } = task.job;
    if (!told.has(file)) onMaking?.(file, told.add(file).size, files.length);
    try {
      const picture = await openPicture(await readFile(task.source));
      if (await isGarbled(picture)) garbled.add(file);
      task.made = await make(task, picture, target);
    } catch (error) {
      if (!(error instanceof PictureIssue)) throw error;
      task.issue = `content/pictures/${file}: ${error.message}`;
    }
  });

  const issues = [...new Set(tasks.flatMap(({ issue }) => issue ?? []))];
  if (issues.length === 0) await writeWhole(memory, inOrder(tasks));
  const made = tasks.flatMap(({ job, made }) => (made ? [{ ...job, ...made }] : []));
  const built = made.map(({ kind, file, alt, width, height, files }): [string, BuiltPicture] => [
    `${kind}/${file}`,
    { alt, width, height, files },
  ]);
  return {
    built: Object.fromEntries(built),
    css: pictureStyles(made),
    issues,
    garbled: [...garbled]
      .sort()
      .map(
        (file) =>
          `parts of content/pictures/${file} are garbled. Look at it on the site, or copy it again from the phone or the camera.`,
      ),
  };
}

/** Gives a picture its key, and finds what an earlier run made under it. */
async function plan(
  job: Job,
  { sources, target, draft }: Options,
  remembered: Record<string, Made>,
): Promise<Task> {
  const source = path.join(sources, job.file);
  const full = keyOf(job, await readFile(source));
  const keys = draft ? [full, draftMark + full] : [full];
  // An earlier version of this code may have remembered less of a picture.
  const isThere = (made: Made | undefined) =>
    made?.above && made.files.every(({ src }) => existsSync(path.join(target, path.basename(src))));
  const known = keys.find((key) => isThere(remembered[key]));
  const key = known ?? keys.at(-1) ?? full;
  return { job, source, key, made: known ? remembered[known] : undefined };
}

function jobsFor(content: Content): Job[] {
  const jobs = usedPictures(content).flatMap(({ file: named, kinds }) => {
    const file = String(named);
    const described = content.pictures.find((picture) => picture.file === file);
    const rest = { file, alt: described?.alt ?? '', focus: focusOf(content, file) };
    return kinds.map((kind): Job => ({ kind, ...rest }));
  });
  return [...new Map(jobs.map((job) => [`${job.kind}/${job.file}`, job])).values()];
}

/**
 * The same source, recipe and encoder give the same key, and the same bytes under it. So does the same
 * name, which stands in the made files' names: a copy under another name has files of its own.
 */
function keyOf({ kind, file, focus }: Job, bytes: Buffer): string {
  const { aspect, widths, quality } = recipes[kind];
  const settings = [file, aspect, widths, quality, focus, effort, recipeVersion, sharp.versions];
  return createHash('sha256')
    .update(bytes)
    .update(JSON.stringify(settings))
    .digest('hex')
    .slice(0, 10);
}

async function make({ job, key }: Task, picture: OpenedPicture, target: string): Promise<Made> {
  const { aspect, widths, quality } = recipes[job.kind];
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
      .avif({ quality, effort: key.startsWith(draftMark) ? draftEffort : effort })
      .toBuffer();
    await writeWhole(output, avif);
  }
  const { dominant } = await sharp(data, { raw: info }).stats();
  const [r = 0, g = 0, b = 0] = await sharp(data, { raw: info })
    .extract({ left: 0, top: 0, width: info.width, height: Math.ceil(info.height / 50) })
    .resize(1, 1)
    .raw()
    .toBuffer();
  return {
    width: largest,
    height: Math.round(largest / aspect),
    files,
    colour: hex(dominant),
    above: hex({ r, g, b }),
    position: `${within(job.focus.x, picture.width, crop.left, crop.width)}% ${within(job.focus.y, picture.height, crop.top, crop.height)}%`,
  };
}

function checkSize({ width, height }: Size, crop: Size, kind: PictureKind): void {
  const { aspect, widths, place } = recipes[kind];
  const least = widths[0] ?? 0;
  if (crop.width < least) {
    throw new PictureIssue(
      `found ${width} × ${height} pixels, expected at least ${least} × ${Math.round(least / aspect)} for ${place}.`,
    );
  }
  const kept = (crop.width * crop.height) / (width * height);
  if (kept < leastKept) {
    const shape = width / height > aspect ? 'wide' : 'tall';
    throw new PictureIssue(
      `found ${width} × ${height} pixels, expected a picture that is less ${shape}: for ${place} only ${Math.round(kept * 100)} % of it would be left.`,
    );
  }
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
