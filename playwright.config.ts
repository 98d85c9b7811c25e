import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser';

const port = Number(process.env.E2E_PORT ?? 3210);

// In the environment, because each worker reads this file anew and must find the same folder.
process.env.INBOX ??= mkdtempSync(path.join(tmpdir(), 'inbox-'));

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // What the form says to the service does not depend on the window's size.
      testIgnore: /contact-(?!screen)/,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
      },
    },
  ],
  webServer: {
    command: 'npx tsx scripts/serve.ts',
    env: { PORT: String(port), INBOX: process.env.INBOX, RATE_LIMIT: 'off' },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
