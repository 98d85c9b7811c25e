import { formatList, usedPictures } from '../../content/schema';
import { readText } from '../shared/files';
import { error, type Result, warning } from './result';
import type { CheckInput } from './rules';

export function* checkLogo({ contentFolder, notes }: CheckInput): Iterable<Result> {
  // The drawing that came with the site says so in a comment.
  if (/<!--\s*sample\b/.test(readText(contentFolder, 'logo.svg') ?? ''))
    yield error('The logo came with the site.', 'Put your own in place of content/logo.svg.');
  for (const found of notes) yield { level: 'warning', found };
}

export function* checkPictures({ content }: CheckInput) {
  const entries = new Map(content.pictures.map((entry) => [entry.file, entry]));
  const shown = [...new Set(usedPictures(content).map(({ file }) => file))];
  const samples = shown.filter((file) => entries.get(file)?.sample);
  if (samples.length > 0)
    yield error(
      `${samples.length} of ${shown.length} pictures came with the site: ${formatList(samples)}.`,
      'Follow “Change a picture” in docs/owner.md, then remove “sample: true” in content/pictures.yaml.',
    );
  const undescribed = shown.filter((file) => !entries.has(file));
  if (undescribed.length > 0)
    yield error(
      `Pictures without a description for people who cannot see: ${formatList(undescribed)}.`,
      'Add an entry with file and alt to content/pictures.yaml for each.',
    );
}

export function* checkTestimonials({ content: { testimonials, gallery } }: CheckInput) {
  const samples = testimonials.filter(({ sample }) => sample).map(({ id }) => id);
  if (samples.length > 0)
    yield error(
      `Made-up testimonials: ${formatList(samples)}. Publishing them as real is illegal in many places.`,
      'Write what clients said into content/testimonials.yaml, remove “sample: true”, or hide them by “active: false”.',
    );
  if (testimonials.length === 0)
    yield warning(
      `No testimonial is shown below “${gallery.trust.heading}”.`,
      'Follow “Add a client’s words” in docs/owner.md.',
    );
}
