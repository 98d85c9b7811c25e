import { findViolations } from '../helpers/audit';
import { type Gate, notYours, type Page } from './gate';
import { placeOf } from './site';

/** What a provider writes into its container is the provider's. A frame itself is the page's. */
const exclude = '[data-stand-in]';

/** Reports what keeps people with disabilities from using the page, as axe finds it. */
export async function reportBarriers(page: Page, { report }: Gate, state: string) {
  for (const { help, html } of await findViolations(page, { exclude })) {
    const words = html.replaceAll(/<[^>]*>/g, ' ').trim();
    const place = words && placeOf(words);
    report(`${state}: ${help}: ${html.slice(0, 200)} (${place ?? notYours})`);
  }
}
