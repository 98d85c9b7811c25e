import { findViolations } from '../helpers/axe';
import { describeLayoutFaults } from '../helpers/sound-layout';
import type { Gate, Page } from './gate';
import { rebuildAdvice } from './messages';
import { sourceOf } from './tested-site';

/** What a provider writes into its container is the provider's. A frame itself is the page's. */
const exclude = '[data-mock]';

/** Reports what keeps people with disabilities from using the page, as axe finds it. */
export async function reportAxeViolations(page: Page, { report }: Gate, state: string) {
  for (const { help, html } of await findViolations(page, { exclude })) {
    const text = html.replaceAll(/<[^>]*>/g, ' ').trim();
    const source = text && sourceOf(text);
    report(`${state}: ${help}: ${html.slice(0, 200)} (${source || rebuildAdvice})`);
  }
}

/** Reports texts that are cut off, lie over each other or leave the window, on a phone, a tablet and a computer. */
export async function reportLayout(page: Page, { report }: Gate, path: string) {
  const found = await describeLayoutFaults(page, [390, 1024, 1440]);
  // A text without room has many broken words. One sentence about it is enough.
  found.sort((one, other) => Number(isBroken(one)) - Number(isBroken(other)));
  const first = found.filter(
    (one, index) =>
      !isBroken(one) || found.findIndex(({ texts }) => texts[0] === one.texts[0]) === index,
  );
  for (const { kind, problem, texts } of first) {
    const named = texts
      // The problem names the second one, the broken word.
      .slice(0, kind === 'broken' ? 1 : undefined)
      .map((text) => `“${text}”${sourceOf(text) ? ` (${sourceOf(text)})` : ''}`);
    report(`${path}: ${named.join(' and ')}: ${problem}`);
  }
}

const isBroken = ({ kind }: { kind: string }) => kind === 'broken';
