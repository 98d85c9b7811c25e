import { setTimeout as wait } from 'node:timers/promises';
import type { Prepared } from '../prepare/prepare';
import type { Faults } from './refresh';

interface Steps {
  /** Makes what the pages show. */
  refresh: () => Promise<Prepared | Faults>;
  /** Told what came of it, before anything else is made. */
  show: (result: Prepared | Faults) => Promise<void>;
  say: (sentence: string) => void;
  /** How long the browser has the machine to itself before cards are drawn. */
  restMs?: number;
}

/**
 * Takes a change in, in the order in which somebody at the screen waits for it: first what pages show,
 * then the cards of links, which no page shows. A later change ends the drawing for an earlier one.
 */
export function createTakeIn({ refresh, show, say, restMs = 2000 }: Steps): () => Promise<void> {
  let latest = 0;
  let drawing = Promise.resolve();
  let tidying = Promise.resolve();

  async function drawCards({ cards, tidy }: Prepared, isLatest: () => boolean) {
    if (cards.length > 0) {
      say('Next, in the background: the pictures that go with links. You can go on meanwhile.');
      await wait(restMs);
    }
    for (const draw of cards) {
      if (!isLatest()) return;
      await draw();
    }
    if (cards.length > 0) say('The pictures that go with links are drawn.');
    if (!isLatest()) return;
    tidying = tidy();
    await tidying;
  }

  return async () => {
    latest += 1;
    const mine = latest;
    // What is being cleared away could be what this change asks for.
    await tidying;
    const result = await refresh();
    await show(result);
    if ('issues' in result) return;
    drawing = drawing
      .then(() => drawCards(result, () => mine === latest))
      .catch((error) => say(`The pictures that go with links could not be drawn: ${error}`));
  };
}
