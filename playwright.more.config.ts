import { defineConfig } from '@playwright/test';
import config from './playwright.config';

const setup = { name: 'setup', testDir: 'e2e', testMatch: 'fixtures.setup.ts' };
const project = (name: string) => ({
  name,
  testMatch: `${name}.spec.ts`,
  dependencies: ['setup'],
});

/** What `npm test` leaves out: other engines, host servers, the editor. `npm run test:more` runs it. */
export default defineConfig(config, {
  testDir: 'e2e/more',
  testIgnore: [],
  outputDir: 'test-results/browser-more',
  reporter: [['list'], ['json', { outputFile: 'test-results/more.json' }]],
  projects: [setup, ...['engines', 'hosting', 'editor'].map(project)],
});
