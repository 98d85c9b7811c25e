import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { chromiumArguments, findWindowedBrowser } from '../test/browser';
import { spread, table } from './report';
import { slowdown } from './start-tasks';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };

/** The page as it was written, while its scripts start, and once React has it. */
const phases = ['before', 'while', 'after'] as const;
type Phase = (typeof phases)[number];

interface Act {
  name: string;
  path: string;
  device: BrowserContextOptions;
  /** Where a document is left or sent without script, no frame of it would answer. */
  phases: readonly Phase[];
  /** What must have happened before, untimed. */
  first?: (page: Page) => Promise<void>;
  /** Finds its place in the page ahead of time, so that only the act itself falls into the timing. */
  aim: (page: Page) => Promise<() => Promise<unknown>>;
}

const toggle = 'header button[popovertarget]';
const ready = 'footer a';

async function centre(page: Page, selector: string) {
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`Nothing to touch: ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const tap = (selector: string) => async (page: Page) => {
  const { x, y } = await centre(page, selector);
  return () => page.touchscreen.tap(x, y);
};

/** Every act of a visitor's walk. */
const acts: readonly Act[] = [
  { name: 'menu opens', path: '/services', device: phone, phases, aim: tap(toggle) },
  {
    name: 'menu closes',
    path: '/services',
    device: phone,
    phases: ['after'],
    first: async (page) => {
      await page.locator(toggle).tap();
      await page.waitForTimeout(1000);
    },
    aim: async (page) => () => page.keyboard.press('Escape'),
  },
  {
    name: 'link',
    path: '/',
    device: phone,
    phases: ['after'],
    aim: tap('main a[href="/services"]'),
  },
  { name: 'field', path: '/contact', device: phone, phases, aim: tap('form textarea') },
  {
    name: 'letter',
    path: '/contact',
    device: phone,
    phases,
    first: (page) => page.locator('form textarea').focus(),
    aim: async (page) => () => page.keyboard.press('a'),
  },
  {
    name: 'send',
    path: '/contact',
    device: phone,
    phases: ['after'],
    aim: tap('form [type=submit]'),
  },
  {
    name: 'hover on a pane',
    path: '/services',
    device: desktop,
    phases,
    aim: async (page) => {
      const { x, y } = await centre(page, 'main li[id]');
      return () => page.mouse.move(x, y, { steps: 2 });
    },
  },
];

const isAwake = (selector: string) =>
  Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react'));

/** Opens a page that starts its scripts at an act only, with a slow processor, and watches its events. */
async function open(browser: Browser, { path, device }: Act, origin: string) {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  await page.addInitScript(() => {
    sessionStorage.setItem('loader-seen', '1');
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    const events: PerformanceEntry[] = [];
    Object.assign(window, { events });
    new PerformanceObserver((list) => events.push(...list.getEntries())).observe({
      type: 'event',
      durationThreshold: 16,
    } as PerformanceObserverInit);
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(origin + path);
  await page.waitForTimeout(1000);
  return page;
}

/** From the act to the frame that answers it, in ms; the browser reports none below 16. */
async function answer(browser: Browser, act: Act, phase: Phase, run: number, origin: string) {
  const page = await open(browser, act, origin);
  try {
    if (phase === 'after') {
      await page.keyboard.press('Shift');
      await page.waitForFunction(isAwake, ready);
      await page.waitForTimeout(2000);
    }
    await act.first?.(page);
    const doIt = await act.aim(page);
    await page.waitForTimeout(500);
    await page.evaluate(() => {
      (window as unknown as { events: unknown[] }).events.length = 0;
    });
    if (phase === 'while') {
      await page.keyboard.press('Shift');
      // Each visit meets another part of the start.
      await page.waitForTimeout(100 + 100 * run);
    }
    await doIt();
    await page.waitForTimeout(1500);
    const durations = await page.evaluate(() =>
      (window as unknown as { events: PerformanceEntry[] }).events
        .filter(({ name }) => !name.startsWith('keyup'))
        .map(({ duration }) => duration),
    );
    return Math.max(16, ...durations);
  } finally {
    await page.context().close();
  }
}

/** Back is no event of the page: from the change of the address to the frame after next. */
async function back(browser: Browser, act: Act, origin: string) {
  const page = await open(browser, act, origin);
  try {
    await page.keyboard.press('Shift');
    await page.waitForFunction(isAwake, ready);
    await page.waitForTimeout(2000);
    // The way there is not timed: Playwright's tap waits until the link stands still.
    await page.locator('main a[href="/services"]').first().tap();
    await page.waitForURL('**/services', { waitUntil: 'commit' });
    await page.waitForTimeout(2000);
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          addEventListener('popstate', ({ timeStamp }) =>
            requestAnimationFrame(() =>
              requestAnimationFrame(() => resolve(performance.now() - timeStamp)),
            ),
          );
          history.back();
        }),
    );
  } finally {
    await page.context().close();
  }
}

/** All acts in all their phases, so many times each. */
async function measureAnswers(browser: Browser, origin: string, runs: number) {
  const found = new Map<string, Map<Phase, number[]>>();
  const note = (name: string, phase: Phase, time: number) => {
    const row = found.get(name) ?? new Map<Phase, number[]>();
    row.set(phase, [...(row.get(phase) ?? []), time]);
    found.set(name, row);
  };
  for (let run = 0; run < runs; run++) {
    for (const act of acts) {
      for (const phase of act.phases) {
        note(act.name, phase, await answer(browser, act, phase, run, origin));
      }
      if (act.name === 'link') note('Back', 'after', await back(browser, act, origin));
    }
    console.error(`answers: visit ${run + 1} of ${runs}`);
  }
  return found;
}

export async function answersTable(origin: string, runs: number) {
  const browser = await chromium.launch({
    executablePath: findWindowedBrowser(),
    args: ['--headless=new', ...chromiumArguments],
  });
  const found = await measureAnswers(browser, origin, runs);
  await browser.close();
  const rows = [...found].map(([name, times]) => [
    name,
    ...phases.map((phase) => spread(times.get(phase) ?? [])),
  ]);
  const header = ['act', 'before the scripts', 'while they start', 'once React has the page'];
  return `From event timing with a processor ${slowdown} times slower, in ms (the browser reports none below 16, and steps of 8): medians and spans of ${runs} visits. The first act itself starts the scripts.\n\n${table(header, rows)}`;
}
