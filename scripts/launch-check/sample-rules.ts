import { formatList, pageList, usedPictures } from '../../model';
import { error, type Result, type RuleInput } from './result';

// Rules that report sample content, which is marked as such in the content files.

export function* checkLogo({ content: { site } }: RuleInput): Iterable<Result> {
  if (site.samples?.includes('logo'))
    yield error(
      'The logo came with the site.',
      'Follow “Change the name and the logo” in docs/owner.md, then remove “logo” from samples in content/site.yaml.',
    );
}

export function* checkPictures({ content }: RuleInput): Iterable<Result> {
  const entries = new Map(content.pictures.map((entry) => [entry.file, entry]));
  const shown = [...new Set(usedPictures(content).map(({ file }) => file))];
  const samples = shown.filter((file) => entries.get(file)?.sample);
  if (samples.length > 0)
    yield error(
      `${samples.length} of ${shown.length} pictures came with the site: ${formatList(samples)}.`,
      'Follow “Change a picture” in docs/owner.md. If a picture is already yours, or if you want to keep it, check that its description fits, then remove “sample: true” from its entry in content/pictures.yaml.',
    );
  const undescribed = shown.filter((file) => !entries.has(file));
  if (undescribed.length > 0)
    yield error(
      `Pictures without a description for people who cannot see: ${formatList(undescribed)}.`,
      'For each one, add an entry with file and alt to content/pictures.yaml.',
    );
}

export function* checkTestimonials({ content }: RuleInput): Iterable<Result> {
  const samples = content.testimonials.filter(({ sample }) => sample);
  if (samples.length > 0)
    yield error(
      `Made-up testimonials: ${formatList(samples.map(({ id }) => id))}. Publishing them as real is illegal in many places.`,
      'In content/testimonials.yaml, replace them with what clients said and remove “sample: true”, or hide them with “active: false”.',
    );
}

export function* checkClaims({ content }: RuleInput): Iterable<Result> {
  const { site, home, servicesPage, gallery, contact } = content;
  if (!site.samples?.includes('claims')) return;
  const claims = [
    ...pageList.map(({ key }) => content[key].description),
    ...home.facts.map(({ title, text }) => `${title} ${text}`),
    ...home.audience.entries.map(({ text }) => text),
    home.callToAction.text,
    servicesPage.quote,
    servicesPage.assurance,
    gallery.trust.text,
    contact.heading,
    contact.form.intro,
  ];
  yield error(
    `Claims to check: ${claims.map((claim) => `“${claim}”`).join(', ')}.`,
    'In content/pages, change what is not true for your business. Then remove “claims” from samples in content/site.yaml.',
  );
}
