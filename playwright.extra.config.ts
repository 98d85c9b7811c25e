import { defineConfig } from '@playwright/test';
import config, { builds, common, desktop } from './playwright.config';

const createProject = (name: string) => ({
  name,
  testMatch: `${name}.spec.ts`,
  dependencies: ['builds'],
  // The tests of the editor are long.
  timeout: 600_000,
});

/** Runs the tests that `npm test` leaves out: engines, hosts, the editor, commands and the content as shipped. */
export default defineConfig({
  ...common,
  testDir: 'e2e/extra',
  outputDir: 'test-results/browser-extra',
  reporter: [['list'], ['json', { outputFile: 'test-results/extra.json' }]],
  use: config.use,
  webServer: config.webServer,
  projects: [
    { ...builds, testDir: 'e2e' },
    { ...createProject('engines'), testDir: 'e2e/engines' },
    ...['hosts', 'cloudflare'].map((name) => ({ ...createProject(name), testDir: 'e2e/hosts' })),
    createProject('editor'),
    { name: 'shipped-content', testMatch: 'shipped-content.spec.ts' },
    // Use one worker, because Next refuses two builds at the same time.
    {
      ...createProject('commands'),
      use: desktop,
      fullyParallel: false,
      workers: 1,
    },
  ],
});
