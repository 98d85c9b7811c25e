import { defineConfig } from '@playwright/test';
import { ports } from './e2e/helpers/ports';
import { basePath } from './model/content';
import { contentFolder } from './model/load';
import { common, desktop, launchOptions, serveExport } from './playwright.config';
import { exportFolder } from './scripts/shared/export-folder';

/** Keeps the reports of other content folders apart from the project's own. */
const results = contentFolder === 'content' ? 'test-results' : `${exportFolder}-results`;

/** Tests any owner's site: the export in OUT_DIR of the content in CONTENT_DIR, below its base path. */
export default defineConfig({
  ...common,
  testDir: 'e2e/smoke',
  outputDir: `${results}/browser-smoke`,
  reporter: [['list'], ['json', { outputFile: `${results}/smoke.json` }]],
  use: {
    ...desktop,
    baseURL: `http://localhost:${ports.smoke}${basePath}/`,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  webServer: [serveExport(exportFolder, ports.smoke, basePath)],
});
