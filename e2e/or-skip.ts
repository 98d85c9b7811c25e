import { test } from '@playwright/test';

/** Skips by name what this machine lacks; in CI, where all is installed, a lack is a failure. */
export function orSkip(name: string, lack: string | undefined) {
  if (lack && process.env.CI) throw new Error(`${name}: ${lack}.`);
  test.skip(Boolean(lack), `${name}: ${lack}`);
}
