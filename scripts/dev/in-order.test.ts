import { setImmediate } from 'node:timers/promises';
import type { Prepared } from '../prepare/prepare';
import { createTakeIn } from './in-order';

const steps: string[] = [];
beforeEach(() => {
  steps.length = 0;
});

/** A change with cards, each of which is drawn when the test says so. */
function change(name: string, cards: number) {
  const draw = Array.from({ length: cards }, (_, index) => {
    let resolve = () => {};
    const promise = new Promise<void>((done) => {
      resolve = done;
    });
    return {
      finish: () => resolve(),
      card: () => {
        steps.push(`${name}: card ${index + 1}`);
        return promise;
      },
    };
  });
  const prepared = {
    cards: draw.map(({ card }) => card),
    tidy: async () => void steps.push(`${name}: tidied`),
  } as unknown as Prepared;
  return { prepared, draw };
}

async function until(step: string) {
  while (!steps.includes(step)) await setImmediate();
}

test('a text is shown before a card is drawn, and a later one while cards are', async () => {
  const first = change('first', 2);
  const second = change('second', 1);
  const waiting = [first.prepared, second.prepared];
  const takeIn = createTakeIn({
    refresh: async () => waiting.shift() as Prepared,
    show: async (result) => {
      steps.push(`${result === first.prepared ? 'first' : 'second'}: shown`);
    },
    say: () => {},
    restMs: 0,
  });
  await takeIn();
  await until('first: card 1');
  await takeIn();
  expect(steps).toEqual(['first: shown', 'first: card 1', 'second: shown']);
  // The card that is being drawn is drawn; the next is nobody's any more, and nothing is cleared away.
  first.draw[0]?.finish();
  await until('second: card 1');
  second.draw[0]?.finish();
  await until('second: tidied');
  expect(steps.slice(3)).toEqual(['second: card 1', 'second: tidied']);
});

test('a card that cannot be drawn is told, and the next change counts', async () => {
  const broken = {
    cards: [() => Promise.reject(new Error('no space left'))],
    tidy: async () => {},
  };
  const good = change('good', 0);
  const waiting = [broken as unknown as Prepared, good.prepared];
  const takeIn = createTakeIn({
    refresh: async () => waiting.shift() as Prepared,
    show: async () => {},
    say: (sentence) => steps.push(sentence),
    restMs: 0,
  });
  await takeIn();
  await until('The pictures that go with links could not be drawn: Error: no space left');
  await takeIn();
  await until('good: tidied');
});
