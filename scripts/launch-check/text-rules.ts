import {
  type Content,
  contentFiles,
  formatList,
  formatPath,
  pageList,
  searchLimits,
  textsIn,
} from '../../model';
import { type Result, warning } from './result';
import type { CheckInput } from './rules';

// Rules for the words of the pages.

interface Text {
  /** File and field, or the line. */
  source: string;
  text: string;
}

const numbers = 'one two three four five six seven eight'.split(' ');

/** What texts say about the facts of content/site.yaml, and whether the facts say the same. */
function claimsOf({ openingHours, areas }: Content['site']) {
  const { also = [], ...first } = openingHours;
  const days = new Set([first, ...also].flatMap((hours) => hours.days));
  const isAlways = days.size === 7 && first.opens === '00:00' && first.closes === '23:59';
  const hours = 'openingHours in content/site.yaml';
  const count = [numbers[areas.length - 1] ?? '', String(areas.length)];
  return [
    { claim: /\b24 ?(\/ ?7|hours)\b|around the clock/gi, isTrue: () => isAlways, fact: hours },
    { claim: /\b(7|seven) days\b/gi, isTrue: () => days.size === 7, fact: hours },
    {
      claim: new RegExp(`\\b(${numbers.join('|')}|\\d) (regions|areas)\\b`, 'gi'),
      isTrue: (words: string) => count.includes(words.split(' ')[0]?.toLowerCase() ?? ''),
      fact: 'areas in content/site.yaml',
    },
  ];
}

/** Texts that say something else than the facts. */
export function* checkFacts({ content }: CheckInput): Iterable<Result> {
  const texts = textsOf(content);
  /** The parts of texts that match. */
  const find = (part: RegExp) =>
    texts.flatMap(({ source, text }) =>
      (text.match(part) ?? []).map((found) => ({ source, text: found })),
    );
  for (const { claim, isTrue, fact } of claimsOf(content.site)) {
    const wrong = find(claim).filter(({ text }) => !isTrue(text));
    if (wrong.length > 0)
      yield warning(
        `${fact} says something else than ${formatTexts(wrong)}.`,
        'Correct the texts or the fact. If both are right, leave them.',
      );
  }
  const marks = find(/\*\*|__|\]\(|&(amp|nbsp|quot|lt|gt|#\d+);|<\/?[a-z]+>/g);
  if (marks.length > 0)
    yield warning(
      `Visitors read these characters as they are: ${formatTexts(marks)}.`,
      'Write plain text, without Markdown and HTML.',
    );
}

/** Titles and descriptions that search results cut off. A filled-in name or list of areas makes them long. */
export function* checkSearchTexts({ content }: CheckInput): Iterable<Result> {
  const { name, areas } = content.site;
  for (const field of ['title', 'description'] as const) {
    const limit = searchLimits[field];
    const long = pageList.filter(({ key }) => content[key][field].length > limit);
    const files = long.map(({ key, file }) => `${file} (${content[key][field].length})`);
    if (long.length > 0)
      yield warning(
        `Search results show ${limit} characters of a ${field}. It is longer in ${formatList(files)}.`,
        `{name} has ${name.length} characters: write {shortName} in its place. {areas} has ${formatList(areas.map((area) => area.name)).length}: write a few areas. Or write fewer words.`,
      );
  }
}

export const formatTexts = (texts: Text[]) =>
  texts
    .map(({ source, text }) => `${source}: “${text.length > 50 ? `${text.slice(0, 49)}…` : text}”`)
    .join('; ');

/** Every text of the business's own that visitors read. */
export function textsOf({ site, testimonials, socials, ...files }: Content): Text[] {
  const { hours, notice } = site;
  return Object.entries({ site: { hours, notice }, ...files }).flatMap(([key, data]) => {
    const { file } = contentFiles[key as keyof Content];
    return textsIn(data).map(({ path: field, text }) => ({
      source: `content/${file}, ${formatPath(field)}`,
      text,
    }));
  });
}
