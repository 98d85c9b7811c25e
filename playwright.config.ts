import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { sitePort, widgetPort } from './e2e/ports';
import { chromiumArguments, findBrowser } from './scripts/browser';

// In the environment, because each worker reads this file anew and must find the same folder.
process.env.INBOX ??= mkdtempSync(path.join(tmpdir(), 'inbox-'));

/** The spec that measures time. */
const timed = /vitals\.spec/;

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

/** A trace copies the page at each click, in the middle of what is measured. */
const untraced = { trace: 'off' } as const;

/** About files, servers and policies, or with windows of their own: they run once. */
const once = /(e2e\/export\/.*|(engines|hosts|policy|sub-path)\.)spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // One more try where nobody watches: a busy machine can miss a deadline. The list names each retry.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  // Deadlines are for what hangs. A slow machine must not meet them; whoever proves a time measures it.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL: `http://localhost:${sitePort}`,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: chromiumArguments,
    },
  },
  projects: [
    // A file named *.phone.spec.ts runs on the phone alone, *.desktop.spec.ts on the desktop alone.
    { name: 'once', testMatch: once, use: desktop },
    { name: 'desktop', testIgnore: [/\.phone\.spec/, timed, once], use: desktop },
    { name: 'phone', testIgnore: [/\.desktop\.spec/, timed, once], use: phone },
    // Timings are taken one at a time, when nothing else loads the machine.
    {
      name: 'timed on a desktop',
      testMatch: timed,
      use: { ...desktop, ...untraced },
      fullyParallel: false,
      workers: 1,
      dependencies: ['once', 'desktop', 'phone'],
    },
    {
      name: 'timed on a phone',
      testMatch: timed,
      use: { ...phone, ...untraced },
      fullyParallel: false,
      workers: 1,
      dependencies: ['timed on a desktop'],
    },
  ],
  webServer: [
    {
      command: 'npx tsx scripts/serve.ts',
      env: { PORT: String(sitePort), INBOX: process.env.INBOX, RATE_LIMIT: 'off' },
      url: `http://localhost:${sitePort}`,
      reuseExistingServer: false,
    },
    {
      command: 'npx tsx e2e/widget-host.ts',
      env: { PORT: String(widgetPort) },
      url: `http://127.0.0.1:${widgetPort}`,
      reuseExistingServer: false,
    },
  ],
});
