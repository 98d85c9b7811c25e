import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { sitePort } from './e2e/ports';
import { chromiumArguments, findBrowser } from './scripts/test/browser';

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

/** The framework's promises that all else stands on. */
const contract = /contract\.spec/;

/** About files, servers and policies, or with windows of their own: they run once. */
const once = /(e2e\/export\/.*|(editor|hosts|policy)\.)spec\.ts$/;

/** What also looks at the site built in another way, see scripts/test/variant.ts. */
const onVariant = /(engines|feed-custom\.desktop|rebrand|sub-path)\.spec/;

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

const elsewhere = [timed, contract, once, onVariant];
const dependencies = ['contract'];

export default defineConfig({
  ...common,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  projects: [
    // Nothing else runs when it fails.
    { name: 'contract', testMatch: contract, use: desktop },
    { name: 'variant', testMatch: /variant\.setup/ },
    {
      name: 'on the variant',
      testMatch: onVariant,
      use: desktop,
      dependencies: ['contract', 'variant'],
    },
    { name: 'once', testMatch: once, use: desktop, dependencies },
    // A file named *.phone.spec.ts runs on the phone alone, *.desktop.spec.ts on the desktop alone.
    {
      name: 'desktop',
      testIgnore: [/\.phone\.spec/, ...elsewhere],
      use: desktop,
      dependencies,
    },
    {
      name: 'phone',
      testIgnore: [/\.desktop\.spec/, ...elsewhere],
      use: phone,
      dependencies,
    },
  ],
});
