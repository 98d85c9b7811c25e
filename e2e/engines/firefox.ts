import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type BrowserContext, launch, type Page } from 'puppeteer-core';
import { findProgram } from '../../scripts/shared/find-program';
import { endWithUs } from '../../scripts/test/processes';
import type { Engine, RunningEngine, Size, Visitor } from './engine';

const elsewhere = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
const findFirefox = () => findProgram('firefox-esr', 'firefox') ?? elsewhere.find(existsSync);

/** Driven over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  missing,
  start,
};

/** Earlier ones lack a word that the driver needs to set a window's size. */
const leastVersion = 145;

function missing() {
  const program = findFirefox();
  if (!program) return 'Firefox is not installed (Debian: firefox-esr)';
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  const version = Number(/Firefox (\d+)/.exec(stdout ?? '')?.[1] ?? leastVersion);
  if (version >= leastVersion) return undefined;
  return `Firefox ${version} is too old for its driver, which needs ${leastVersion}`;
}

async function start(): Promise<RunningEngine> {
  const running = await launch({ browser: 'firefox', executablePath: findFirefox() });
  const child = running.process();
  if (child) endWithUs(child);
  let context: BrowserContext | undefined;
  return {
    async visitor(size) {
      await context?.close();
      context = await running.createBrowserContext();
      return visit(await context.newPage(), size);
    },
    stop: () => running.close(),
  };
}

async function visit(page: Page, size: Size): Promise<Visitor> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const is404OfThePageItself =
      /status of 404/.test(message.text()) && message.location().url === page.url();
    if (['error', 'warn'].includes(message.type()) && !is404OfThePageItself)
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      complaints.push(`${response.status()} ${response.url()}`);
  });
  // Not every engine says these in its console.
  await page.evaluateOnNewDocument(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`${effectiveDirective} stopped ${blockedURI}`),
    ),
  );
  const within = { waitUntil: 'domcontentloaded', timeout: 30_000 } as const;
  await page.setViewport(size);
  return {
    open: async (url) => void (await page.goto(url, within)),
    // Its own type would let handles in, which the other drivers do not have.
    evaluate: page.evaluate.bind(page) as Visitor['evaluate'],
    click: async (selector) => {
      await page.waitForSelector(selector, { visible: true, timeout: 15_000 });
      await page.click(selector);
    },
    type: (selector, text) => page.type(selector, text),
    pressEscape: () => page.keyboard.press('Escape'),
    back: async () => void (await page.goBack(within)),
    forward: async () => void (await page.goForward(within)),
    resize: (wanted) => page.setViewport(wanted),
    complaints: async () => complaints,
  };
}
