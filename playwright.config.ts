import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser';

/** Another port lets two copies of the project run their browser tests at once. */
const port = Number(process.env.E2E_PORT ?? 3210);

/** About files, servers and policies: the window's size changes nothing, so they run once. */
const once = /(hosts|policy|sub-path|export)\.spec\.ts$/;

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
    { name: 'once', testMatch: once },
    { name: 'desktop', testIgnore: once, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testIgnore: once,
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
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
