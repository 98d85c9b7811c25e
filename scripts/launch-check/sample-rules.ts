import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Content,
  contentFiles,
  formatList,
  formatPath,
  textsIn,
  usedPictures,
} from '../../model';
import { error, type Result, warning } from './result';
import type { CheckInput } from './rules';
import { shipped, shortHash } from './shipped';

// Rules for what came with the site and is still the same.

/** Whether a file of the owner is one of these. A missing one is not: the build reports it. */
function isFileOf(hashes: string[], ...names: string[]): boolean {
  const file = path.join(...names);
  return existsSync(file) && hashes.includes(shortHash(readFileSync(file)));
}

export function* checkLogo({ contentFolder }: CheckInput): Iterable<Result> {
  if (isFileOf([shipped.logo], contentFolder, 'logo.svg'))
    yield error('The logo came with the site.', 'Put your own in place of content/logo.svg.');
}

export function* checkPictures({ content, contentFolder }: CheckInput) {
  const entries = new Map(content.pictures.map((entry) => [entry.file, entry]));
  const shown = [...new Set(usedPictures(content).map(({ file }) => file))];
  const all = Object.values(shipped.pictures);
  const pictureHashes = all.map(({ picture }) => picture);
  const samples = shown.filter((file) => isFileOf(pictureHashes, contentFolder, 'pictures', file));
  if (samples.length > 0 && !content.site.confirmed)
    yield error(
      `${samples.length} of ${shown.length} pictures came with the site: ${formatList(samples)}.`,
      'Follow “Change a picture” in docs/owner.md. May the rest stay? Then write “confirmed: true” into content/site.yaml.',
    );
  const alts = all.map(({ alt }) => alt);
  const captionOf = (file: string) =>
    content.gallery.sampleFeed.find(({ picture }) => picture === file)?.caption ?? '';
  const wrong = shown.filter(
    (file) =>
      !samples.includes(file) &&
      (alts.includes(shortHash(entries.get(file)?.alt ?? '')) ||
        shipped.captions.includes(captionOf(file))),
  );
  if (wrong.length > 0)
    yield error(
      `Descriptions of the pictures that came with the site, not of yours: ${formatList(wrong)}.`,
      'Write what your pictures show into content/pictures.yaml, at alt, and into content/pages/gallery.yaml, at caption.',
    );
  const undescribed = shown.filter((file) => !entries.has(file));
  if (undescribed.length > 0)
    yield error(
      `Pictures without a description for people who cannot see: ${formatList(undescribed)}.`,
      'Add an entry with file and alt to content/pictures.yaml for each.',
    );
}

export function* checkTestimonials({ content: { testimonials, gallery } }: CheckInput) {
  const samples = testimonials.filter(({ quote }) => shipped.quotes.includes(quote));
  if (samples.length > 0)
    yield error(
      `Made-up testimonials: ${formatList(samples.map(({ id }) => id))}. Publishing them as real is illegal in many places.`,
      'Write what clients said into content/testimonials.yaml, or hide them by “active: false”.',
    );
  if (testimonials.length === 0)
    yield warning(
      `No testimonial is shown below “${gallery.trust.heading}”.`,
      'Follow “Add a client’s words” in docs/owner.md.',
    );
}

export function* checkClaims({ content }: CheckInput) {
  const isClaim = ({ text }: Text) => shipped.claims.some((claim) => text.includes(claim));
  const claims = textsOf(content).filter(isClaim);
  if (claims.length > 0 && !content.site.confirmed)
    yield error(
      `Claims that came with the site: ${claims.map(({ place, text }) => `${place}: “${text}”`).join('; ')}.`,
      'Write your own. Are they true for your business? Then write “confirmed: true” into content/site.yaml.',
    );
}

interface Text {
  /** File and field. */
  place: string;
  text: string;
}

/** Every text of the pages, without what clients say. */
export function textsOf({ site, testimonials, socials, ...files }: Content): Text[] {
  return Object.entries(files).flatMap(([key, data]) => {
    const { file } = contentFiles[key as keyof typeof files];
    return textsIn(data).map(({ path: field, text }) => ({
      place: `content/${file}, ${formatPath(field)}`,
      text,
    }));
  });
}
