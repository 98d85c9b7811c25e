import { defineConfig } from '@playwright/test';
import { sitePort, widgetPort } from './e2e/ports';
import { findBrowser } from './scripts/browser';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL: `http://localhost:${sitePort}`,
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
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
      },
    },
  ],
  webServer: [
    {
      command: 'npx tsx scripts/serve.ts',
      env: { PORT: String(sitePort) },
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
