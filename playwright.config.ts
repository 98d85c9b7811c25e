import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { sitePort } from './e2e/ports';
import { chromiumArguments, findBrowser } from './scripts/shared/browser';

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
export const devices = { desktop, phone };

/** Timings are taken one at a time, when nothing else loads the machine: playwright.timed.config.ts. */
export const timed = /vitals\.spec/;

/** What must stand before the rest can say anything. */
const first = /contract\.spec/;

/** What is asked of the other builds, see scripts/test/variant.ts and twin.ts. They are made meanwhile. */
const setup = /variant\.setup/;
const onCopies = /(engines|feed-custom|rebrand|sub-path|two-builds)\.desktop\.spec/;

export const common: PlaywrightTestConfig = {
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // One more try where nobody watches: a busy machine can miss a deadline. `npm test` names each retry.
  retries: process.env.CI ? 1 : 0,
  // So many at once have one cause, and each may wait for its deadline.
  maxFailures: 30,
  // Deadlines are for what hangs. A slow machine must not meet them; whoever proves a time measures it.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${sitePort}`,
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findBrowser(),
      args: chromiumArguments,
    },
  },
};

const dependencies = ['first'];
const apart = [timed, first, setup, onCopies];

export default defineConfig({
  ...common,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  // Each project starts its workers and browsers anew, which costs four seconds of a processor.
  projects: [
    // Nothing else runs when it fails.
    { name: 'first', testMatch: first, use: desktop },
    // A file named *.phone.spec.ts runs on the phone alone; *.desktop.spec.ts on the desktop alone, as does
    // what is about files, servers and policies, or opens windows of its own.
    { name: 'desktop', testIgnore: [/\.phone\.spec/, ...apart], use: desktop, dependencies },
    { name: 'phone', testIgnore: [/\.desktop\.spec/, ...apart], use: phone, dependencies },
    { name: 'variant', testMatch: setup, dependencies },
    { name: 'on copies', testMatch: onCopies, use: desktop, dependencies: ['variant'] },
  ],
});
