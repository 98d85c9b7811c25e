import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageList } from '../../content/model/pages';
import type { Content } from '../../content/model/schema';
import { shownPictures } from './content-items';
import { hashOfPicture, type InitialContent } from './initial';
import { type Item, ready, warning } from './item';

/** What the texts that came with the site promise; the site cannot know whether it is so. */
export const claims: Record<string, RegExp> = {
  '24/7': /24\/7/,
  '80%': /80 ?%/,
  'licensed and insured': /licensed and insured/i,
  'three regions': /three regions/i,
  'from the county down to the lake': /from the county down to the lake/i,
};

const confirmedFile = 'confirmed.txt';

/** The claims that stand in content/pages and that the owner has not confirmed. */
export function claimItems(folder: string): Item[] {
  const confirmed = confirmedPromises(folder);
  const pages = path.join(folder, 'pages');
  const texts = readdirSync(pages)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => ({ name, lines: linesOf(path.join(pages, name)) }));
  const items = Object.entries(claims).flatMap(([claim, form]) => {
    if (confirmed.includes(claim)) return [];
    const places = texts
      .filter(({ lines }) => lines.some((line) => !line.startsWith('#') && form.test(line)))
      .map(({ name }) => name);
    if (places.length === 0) return [];
    return warning(
      'the promises',
      `“${claim}” stands in ${places.join(', ')}. Is this true of you?`,
      `If it is, write the line “${claim}” into content/${confirmedFile}; if not, change it in content/pages.`,
    );
  });
  const none = ready('the promises', 'What the site promises is confirmed, or your own words.');
  return items.length > 0 ? items : [none];
}

/** What the owner has confirmed, a line each. */
export function confirmedPromises(folder: string): string[] {
  return linesOf(path.join(folder, confirmedFile));
}

function linesOf(file: string): string[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .map((line) => line.trim());
}

/** Pictures that came with the site and are seen no more on it, but still where a link is shared. */
export function linkPictureItems(
  content: Content,
  initial: InitialContent,
  folder: string,
): Item[] {
  const shown = shownPictures(content);
  return pageList.flatMap((page) => {
    const samples = page
      .cardPictures(content[page.key], content.services)
      .filter((file) => !shown.includes(file) && hashOfPicture(folder, file) in initial.pictures);
    if (samples.length === 0) return [];
    return warning(
      'the pictures of shared links',
      `Links to ${page.path} still bring along pictures that came with the site: ${samples.join(', ')}.`,
      `Name pictures of your own in content/${page.file}.`,
    );
  });
}
