import { defineConfig } from '@playwright/test';
import config, { builds, common, desktop } from './playwright.config';

const project = (name: string) => ({
  name,
  testMatch: `${name}.spec.ts`,
  dependencies: ['builds'],
  // The editor's tests are long journeys.
  timeout: 600_000,
});

/** The tests that `npm test` leaves out: other engines, host servers, the editor, commands, and the content as shipped. */
export default defineConfig({
  ...common,
  testDir: 'e2e/extra',
  outputDir: 'test-results/browser-extra',
  reporter: [['list'], ['json', { outputFile: 'test-results/extra.json' }]],
  use: config.use,
  webServer: config.webServer,
  projects: [
    { ...builds, testDir: 'e2e' },
    { ...project('engines'), testDir: 'e2e/engines' },
    ...['hosts', 'cloudflare'].map((name) => ({ ...project(name), testDir: 'e2e/hosts' })),
    project('editor'),
    { name: 'shipped-content', testMatch: 'shipped-content.spec.ts' },
    // One after the other: Next refuses a second build beside the first.
    {
      ...project('commands'),
      use: desktop,
      fullyParallel: false,
      workers: 1,
    },
  ],
});
