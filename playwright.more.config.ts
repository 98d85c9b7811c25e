import { defineConfig } from '@playwright/test';
import config, { builds } from './playwright.config';

const project = (name: string) => ({
  name,
  testMatch: `${name}.spec.ts`,
  dependencies: ['builds'],
  // The editor's tests are long journeys.
  timeout: 600_000,
});

/** What `npm test` leaves out: other engines, host servers, the editor. `npm run test:more` runs it. */
export default defineConfig(config, {
  testDir: 'e2e/more',
  testIgnore: [],
  outputDir: 'test-results/browser-more',
  reporter: [['list'], ['json', { outputFile: 'test-results/more.json' }]],
  projects: [{ ...builds, testDir: 'e2e' }, ...['engines', 'hosting', 'editor'].map(project)],
});
