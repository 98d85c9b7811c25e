import { defineConfig } from '@playwright/test';
import { common, devices, timed } from './playwright.config';

/** A trace copies the page at each click, in the middle of what is measured. */
const untraced = { trace: 'off' } as const;

/** The tests that measure time: one after the other, in a run of their own, whatever the others say. */
export default defineConfig({
  ...common,
  outputDir: 'test-results/timed',
  testMatch: timed,
  workers: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/timed.json' }]],
  projects: [
    { name: 'timed on a desktop', grepInvert: /@phone/, use: { ...devices.desktop, ...untraced } },
    { name: 'timed on a phone', use: { ...devices.phone, ...untraced } },
  ],
});
