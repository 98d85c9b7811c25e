import { defineConfig } from '@playwright/test';
import { common, devices, timed } from './playwright.config';

/** The tests that measure time: one after the other, in a run of their own, whatever the others say. */
export default defineConfig({
  ...common,
  outputDir: 'test-results/timed',
  testMatch: timed,
  workers: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/timed.json' }]],
  // A trace copies the page at each click, in the middle of what is measured.
  projects: [{ name: 'timed on a phone', use: { ...devices.phone, trace: 'off' } }],
});
