import { defineConfig } from '@playwright/test';
import { chromiumArguments, findBrowser } from './e2e/helpers/browser';
import { ports } from './e2e/helpers/ports';
import { sites } from './e2e/helpers/sites';

export const desktop = { viewport: { width: 1440, height: 900 } };
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

/** Serves an export as a host would. */
export const serve = (folder: string, port: number, basePath = '') => ({
  command: 'node --import tsx e2e/serve.ts',
  env: { FOLDER: folder, PORT: String(port), BASE_PATH: basePath },
  port,
});

/** Builds the sites, one after the other: beside tests or other builds each takes several times as long. */
export const builds = {
  name: 'builds',
  testMatch: 'builds.setup.ts',
  fullyParallel: false,
  timeout: 600_000,
};

/** What every configuration has in common. */
export const common = {
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // More than one for each core take more time in all.
  workers: '100%',
  // Only for tests that hang: no test waits for a fixed time, and slow machines need more.
  timeout: 120_000,
  expect: { timeout: 20_000 },
};
export const launchOptions = { executablePath: findBrowser(), args: chromiumArguments };

export default defineConfig({
  ...common,
  testDir: 'e2e',
  testIgnore: ['engines/**', 'hosts/**', 'extra/**', 'smoke/**'],
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: { actionTimeout: 20_000, baseURL: sites.site, launchOptions },
  webServer: [
    serve('test-results/site', ports.site),
    serve('test-results/max-content', ports['max-content'], '/sub'),
    serve('test-results/min-content', ports['min-content']),
  ],
  // A test without a tag runs on the desktop alone.
  projects: [
    builds,
    { name: 'desktop', grepInvert: /@phone/, use: desktop, dependencies: ['builds'] },
    { name: 'phone', grep: /@phone|@both/, use: phone, dependencies: ['builds'] },
  ],
});
