import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DerivedFacts } from '../../content/schema/derived-facts';
import { ContentError } from '../../content/schema/load-content';
import { type Path, pageList } from '../../content/schema/pages';
import type { Content } from '../../content/schema/schema';
import { planSocialCard } from './social-cards';
import type { Typeface } from './typeface';

/** What the table of pages says of each page, with its social card; and how to draw the missing cards. */
export async function preparePageFacts(
  content: Content,
  logo: string,
  folder: string,
  typeset: Typeface,
) {
  const cards: (() => Promise<void>)[] = [];
  const facts: Partial<DerivedFacts['pages']> = {};
  for (const page of pageList) {
    const { path: address, key, type, showsFeed } = page;
    assertRoute(address);
    const { title, description } = content[key];
    const heading = page.heading(content[key]);
    const pictures = page.cardPictures(content[key], content.services);
    const { card, draw } = await planSocialCard(
      { path: address, heading, pictures },
      { content, logo, folder, typeset },
    );
    if (draw) cards.push(draw);
    facts[address] = { title, description, type, showsFeed, card };
  }
  return { facts: facts as Record<Path, DerivedFacts['pages'][Path]>, cards };
}

/** A row of the table without a route would be linked and listed everywhere, and answer 404. */
function assertRoute(address: string) {
  if (!/^\/[\w-]*$/.test(address)) {
    throw new ContentError([
      `content/schema/pages.ts: ${address} is no address of a page here, which has one name after the slash, such as /about.`,
    ]);
  }
  const file = path.join('app', address, 'page.tsx');
  if (existsSync(file)) return;
  throw new ContentError([
    `${file} is missing: the table of pages, content/schema/pages.ts, has a row for ${address} (see docs/changing.md).`,
  ]);
}
