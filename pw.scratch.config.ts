import { defineConfig } from '/work/wt/editor/node_modules/@playwright/test/index.mjs';
import { chromiumArguments, findBrowser } from '/work/wt/editor/scripts/shared/browser';
export default defineConfig({ testDir: '/work/wt/editor/e2e/more', outputDir: '/tmp/ed/results', workers: 1, timeout: 120_000, expect: { timeout: 20_000 }, reporter: 'line', use: { screenshot: 'only-on-failure', actionTimeout: 40_000, launchOptions: { executablePath: findBrowser(), args: chromiumArguments } } });
