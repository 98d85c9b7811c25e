import { chunkPlace } from '../../scripts/framework/assumptions.js';

/**
 * Runs the page's scripts in slices. Left to themselves they run in one piece the moment the last one
 * is there, and hold a slow phone up for a fifth of a second. So what each script would run is kept
 * aside until all are there, and then run module after module (scripts/build/start-in-order.js).
 */

type Run = (require: Require) => void;
type Chunk = [ids: unknown[], modules: object, run?: Run];

/** Webpack's way to a module, to which the build has added the start. */
interface Require {
  start: (kept: Run[], atLast: () => void, giveWay: () => Promise<void>) => void;
}

/** Lets the browser do what waits: an act of the visitor, a frame. */
export function giveWay(): Promise<void> {
  const { scheduler } = window as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

const runs: Run[] = [];
const chunks: Chunk[] = [];

/** To be called before the first script runs. */
export function keepRunsAside() {
  chunks.push = ([ids, modules, run]) => {
    if (run) runs.push(run);
    return Array.prototype.push.call(chunks, [ids, modules]);
  };
  Object.assign(self, { [chunkPlace]: chunks });
}

/** To be called when webpack's own script has run, which answers each push; `atLast` comes before React. */
export function runKept(atLast: () => void) {
  chunks.push([['start'], {}, (require) => require.start(runs.splice(0), atLast, giveWay)]);
}
