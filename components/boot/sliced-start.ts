import { chunkPlace } from '../../scripts/framework/assumptions.js';

/**
 * Runs the page's scripts in slices. Left to themselves they run in one piece the moment the last one
 * is there, and hold a slow phone up for a fifth of a second. So what each script would run is kept
 * aside until all are there; then module after module is run, and the browser is free in between.
 */

/** Webpack's way to a module, with all that it knows; the build adds the order (scripts/build). */
interface Require {
  (id: string | number): unknown;
  m: Record<string, unknown>;
  startOrder: (string | number)[];
}

type Run = (require: Require) => void;
type Chunk = [ids: unknown[], modules: object, run?: Run];

/** At a processor six times slower most modules take less, and nobody notices such a pause. */
const sliceMs = 5;

/** Lets the browser do what waits: an act of the visitor, a frame. */
function giveWay(): Promise<void> {
  const { scheduler } = window as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

export async function inSlices(steps: Iterable<() => void>) {
  let began = performance.now();
  for (const step of steps) {
    if (performance.now() - began >= sliceMs) {
      await giveWay();
      began = performance.now();
    }
    step();
  }
}

const runs: Run[] = [];
let chunks: Chunk[] | undefined;

/** To be called before the first script runs. */
export function keepRunsAside() {
  if (chunks) return;
  const kept: Chunk[] = [];
  kept.push = ([ids, modules, run]) => {
    if (run) runs.push(run);
    return Array.prototype.push.call(kept, [ids, modules]);
  };
  chunks = kept;
  Object.assign(self, { [chunkPlace]: chunks });
}

/** To be called when webpack's own script has run; `atLast` comes right before React. */
export async function runKept(atLast: () => void) {
  // What is pushed now, webpack answers.
  chunks?.push([['start'], {}, (require) => runAll(require, runs.splice(0), atLast)]);
}

async function runAll(require: Require, kept: Run[], atLast: () => void) {
  const { m: modules, startOrder } = require;
  // A script was lost: the page stays as it was written.
  if (!startOrder.every((id) => modules[id])) return;
  const [startReact, ...rest] = kept;
  await inSlices([
    ...startOrder.map((id) => () => require(id)),
    ...rest.map((run) => () => run(require)),
    atLast,
    () => startReact?.(require),
  ]);
}
