/** @jest-environment jsdom */
import { startInOrder } from '../../scripts/build/start-in-order.js';

/** Counts up by itself, so that no test waits. */
let now = 0;
let yields = 0;
beforeEach(() => {
  jest.resetModules();
  now = 0;
  yields = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  Object.assign(window, {
    scheduler: {
      yield: async () => {
        yields++;
        ran.push('the browser');
      },
    },
  });
  ran = [];
});

let ran: string[] = [];
const step = (name: string, takes = 0) => {
  return () => {
    ran.push(name);
    now += takes;
  };
};

describe('what the page’s scripts would run', () => {
  type Module = () => void;
  type Push = (chunk: [unknown[], Record<string, Module>, ((require: unknown) => void)?]) => void;
  const place = () => self as unknown as { webpackChunk_N_E: unknown[] & { push: Push } };

  /** As webpack's own script does it: takes what was pushed, and answers each later push at once. */
  function webpack(startOrder: string[]) {
    const modules: Record<string, Module> = {};
    const require = (id: string) => modules[id]?.();
    const start = (kept: [unknown, ...unknown[]], atLast: () => void, giveWay: unknown) =>
      startInOrder(require, startOrder, kept, atLast, giveWay);
    Object.assign(require, { m: modules, start });
    const take: Push = ([, more, run]) => {
      Object.assign(modules, more);
      run?.(require);
    };
    const chunks = place().webpackChunk_N_E as unknown as Parameters<Push>[0][];
    chunks.forEach(take);
    place().webpackChunk_N_E.push = take as never;
  }

  async function start(scripts: Parameters<Push>[0][], startOrder: string[]) {
    const { keepRunsAside, runKept } = await import('./sliced-start');
    keepRunsAside();
    for (const script of scripts) place().webpackChunk_N_E.push(script);
    webpack(startOrder);
    runKept(step('at last'));
    for (let turn = 0; turn < 50; turn++) await Promise.resolve();
  }

  it('runs module after module in their order, the entry that starts React last', async () => {
    await start(
      [
        [[1], { a: step('a', 20), b: step('b', 20) }],
        [[2], { c: step('c', 20) }, step('React')],
        [[3], {}, step('page', 20)],
      ],
      ['c', 'a', 'b'],
    );
    const pause = 'the browser';
    expect(ran).toEqual(['c', pause, 'a', pause, 'b', pause, 'page', pause, 'at last', 'React']);
  });

  it('gives way as soon as a slice is full, and not before', async () => {
    await start(
      [[[1], { a: step('a', 2), b: step('b', 2), c: step('c', 1) }, step('React')]],
      ['a', 'b', 'c'],
    );
    expect(ran).toEqual(['a', 'b', 'c', 'the browser', 'at last', 'React']);
    expect(yields).toBe(1);
  });

  it('runs nothing when a script was lost: the page stays as it was written', async () => {
    await start([[[1], { a: step('a') }, step('React')]], ['a', 'b']);
    expect(ran).toEqual([]);
  });
});
