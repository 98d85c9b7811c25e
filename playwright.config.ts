import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser';

/** Another port lets two copies of the project be tested at once. */
const port = Number(process.env.E2E_PORT ?? 3210);

/** Specs that measure time. */
const timed = /(vitals|loader).*\.spec/;

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

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
    // A file named *.phone.spec.ts runs on the phone alone, *.desktop.spec.ts on the desktop alone.
    { name: 'desktop', testIgnore: [/\.phone\.spec/, timed], use: desktop },
    { name: 'phone', testIgnore: [/\.desktop\.spec/, timed], use: phone },
    // Timings are taken one at a time, when nothing else loads the machine.
    {
      name: 'timed on a desktop',
      testMatch: timed,
      use: desktop,
      fullyParallel: false,
      dependencies: ['desktop', 'phone'],
    },
    {
      name: 'timed on a phone',
      testIgnore: /\.desktop\.spec/,
      testMatch: timed,
      use: phone,
      fullyParallel: false,
      dependencies: ['timed on a desktop'],
    },
  ],
  webServer: {
    command: 'npx tsx scripts/serve.ts',
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
