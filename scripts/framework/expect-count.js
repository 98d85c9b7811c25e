import { assumptions } from './assumptions.js';

/** Ends the build with a sentence instead of a trace: the framework has changed, no code is wrong. */
export class FrameworkChanged extends Error {
  name = 'FrameworkChanged';
}

/**
 * Stops the build when the framework was not found to do what we rely on as often as it must.
 * @param {keyof typeof assumptions} name
 * @param {string} place the file or step in which it was counted
 * @param {number} found
 * @param {number} [wanted] without it, any number but zero will do; zero never will
 */
export function expectCount(name, place, found, wanted) {
  if (found > 0 && found === (wanted ?? found)) return;
  const { relies, since, without } = assumptions[name];
  throw new FrameworkChanged(
    `The framework has changed: ${place} has "${name}" ${found} times instead of ${wanted || 'at least once'}. We rely on it that ${relies} (since ${since}). Without it, ${without}. What to do: docs/upgrading.md.`,
  );
}
