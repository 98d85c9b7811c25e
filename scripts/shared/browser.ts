import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findProgram } from './find-program';
import { packageCommand } from './package-command';

const windowed = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Debian's build of the same Chromium without windows: it opens a page in a third of the time. */
const headless = 'chromium-headless-shell';
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** What a Chromium without a window is started with, for tests, beside its driver's own. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-component-update',
];

/** A Chromium on this machine for tests: CHROMIUM_PATH, a system one, Chrome, or Playwright's own. */
export function findBrowser(names = [headless, ...windowed]): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return findProgram(...names) ?? [macChrome, chromium.executablePath()].find(existsSync);
}

/** The browser that a visitor has, with its windows: for measurements and pictures. */
export function findWindowedBrowser(): string | undefined {
  return findBrowser(windowed);
}

/** Finds a browser, else tries to install one: Playwright's, then Debian's package. */
export function findOrInstallBrowser(): string | undefined {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium on this machine; trying to install one.');
  const attempts: [string, string[]][] = [
    [process.execPath, [packageCommand.playwright, 'install', 'chromium']],
    ['sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium']],
  ];
  for (const [command, args] of attempts) {
    try {
      execFileSync(command, args, { stdio: 'inherit', timeout: 300_000 });
    } catch {
      continue;
    }
    const installed = findBrowser();
    if (installed) return installed;
  }
  return undefined;
}
