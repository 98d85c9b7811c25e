import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

export const chromiumArguments = ['--no-sandbox', '--disable-gpu', '--disable-quic'];

const browsers = [
  // Debian's headless build opens pages faster than the full browser.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
];

/** Returns whether Playwright's headless shell is installed. Playwright has no API for its path. */
export function hasPlaywrightBrowser(): boolean {
  const chrome = chromium.executablePath();
  return existsSync(chrome.replace(/chromium-(\d+).*/, 'chromium_headless_shell-$1'));
}

/** Returns the path of the browser for tests: CHROMIUM_PATH, Playwright's (undefined) or an installed one. */
export function findBrowser(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  return CHROMIUM_PATH || hasPlaywrightBrowser() ? CHROMIUM_PATH : browsers.find(existsSync);
}

/** Returns the path of a full Chrome or Chromium, or undefined. */
export function findFullBrowser(): string | undefined {
  return process.env.CHROMIUM_PATH || browsers.slice(1).find(existsSync);
}
