import { defineConfig } from '@playwright/test';
import { basePath } from './content';
import { contentFolder } from './content/schema';
import { common, desktop, launchOptions, serve } from './playwright.config';
import { exportFolder } from './scripts/shared/files';

/** Reports of other contents are not those of the project. */
const results = contentFolder === 'content' ? 'test-results' : `${exportFolder}-results`;

/** The gate of every content: tests the export in OUT_DIR of the content in CONTENT_DIR, below its base path. */
export default defineConfig({
  ...common,
  testDir: 'e2e/site',
  // Jest runs the others.
  testMatch: '*.spec.ts',
  outputDir: `${results}/browser-site`,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['./e2e/site/reporter.ts'],
    ['json', { outputFile: `${results}/site.json` }],
  ],
  use: {
    ...desktop,
    baseURL: `http://localhost:4116${basePath}/`,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  webServer: [serve(exportFolder, 4116, basePath)],
});
