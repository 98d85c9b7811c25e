import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

export const chromiumArguments = ['--no-sandbox', '--disable-gpu', '--disable-quic'];

const browsers = [
  // Debian's build without windows opens pages faster.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
];

/** Whether Playwright has its own headless shell. It tells only where the whole Chromium would be. */
export function hasOwnBrowser(): boolean {
  const chrome = chromium.executablePath();
  return existsSync(chrome.replace(/chromium-(\d+).*/, 'chromium_headless_shell-$1'));
}

/** The browser for tests: CHROMIUM_PATH, Playwright's own (then nothing), or one of this computer. */
export function findBrowser(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  return CHROMIUM_PATH || hasOwnBrowser() ? CHROMIUM_PATH : browsers.find(existsSync);
}

/** A whole Chrome, as visitors have it: the headless shell lacks the back/forward cache. */
export function findWholeBrowser(): string | undefined {
  return process.env.CHROMIUM_PATH || browsers.slice(1).find(existsSync);
}
