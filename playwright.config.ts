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

/** Returns a web server that serves an export as a host would. */
export const serveExport = (folder: string, port: number, basePath = '') => ({
  command: 'node --import tsx e2e/serve.ts',
  env: { FOLDER: folder, PORT: String(port), BASE_PATH: basePath },
  port,
});

/** Builds the sites one after the other, because parallel builds take several times as long. */
export const builds = {
  name: 'builds',
  testMatch: 'builds.setup.ts',
  fullyParallel: false,
  timeout: 600_000,
};

/** The options that all configurations share. */
export const common = {
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // More workers than cores take more time in total.
  workers: '100%',
  // Only stops tests that hang. No test waits for a fixed time, but slow machines need long.
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
    serveExport('test-results/site', ports.site),
    serveExport('test-results/max-content', ports['max-content'], '/sub'),
    serveExport('test-results/min-content', ports['min-content']),
  ],
  // A test without a tag only runs on the desktop.
  projects: [
    builds,
    { name: 'desktop', grepInvert: /@phone/, use: desktop, dependencies: ['builds'] },
    { name: 'phone', grep: /@phone|@both/, use: phone, dependencies: ['builds'] },
  ],
});
