import { defineConfig } from '@playwright/test';
import { chromiumArguments, findBrowser } from './scripts/shared/browser';

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

/** Serves an export as a host would. */
const serve = (folder: string, port: number, basePath = '') => ({
  command: 'node --import tsx scripts/preview/serve.ts',
  env: { FOLDER: folder, PORT: String(port), BASE_PATH: basePath },
  port,
});

/** Builds a site before the projects that depend on it. Builds share folders, so one follows the other. */
const build = (name: string, contentFolder: string, folder: string, previous: string[] = []) => ({
  name,
  testMatch: 'fixtures.setup.ts',
  metadata: { CONTENT_DIR: contentFolder, OUT_DIR: folder },
  dependencies: previous,
});

/**
 * They run before all tests: beside the tests each build takes several times as long. The owner's site is the
 * last, because the next build replaces what a build generates.
 */
export const builds = [
  build('build-site', 'e2e/fixtures/content', 'test-results/site'),
  build('build-variant', 'e2e/fixtures/variant', 'test-results/variant', ['build-site']),
  build('build-real', 'content', 'out', ['build-variant']),
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Tests mostly wait for the browser, so two cores can run four.
  workers: 4,
  // Only for tests that hang: no test waits for a fixed time, and slow machines need more.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: 'http://localhost:4117',
    launchOptions: { executablePath: findBrowser(), args: chromiumArguments },
  },
  webServer: [
    serve('test-results/site', 4117),
    serve('test-results/variant', 4118, '/sub'),
    serve('out', 4116),
  ],
  // A test without a tag runs on the desktop alone.
  projects: [
    ...builds,
    {
      name: 'desktop',
      testIgnore: ['smoke.spec.ts', 'more/**'],
      grepInvert: /@phone|@variant/,
      use: desktop,
      dependencies: ['build-real'],
    },
    { name: 'phone', grep: /@phone|@both/, use: phone, dependencies: ['build-real'] },
    {
      name: 'variant',
      grep: /@variant/,
      use: { ...desktop, baseURL: 'http://localhost:4118/sub/' },
      dependencies: ['build-real'],
    },
    {
      name: 'smoke',
      testMatch: 'smoke.spec.ts',
      use: { ...desktop, baseURL: 'http://localhost:4116' },
      dependencies: ['build-real'],
    },
  ],
});
