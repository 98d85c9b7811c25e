import { setTimeout as delay } from 'node:timers/promises';
import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright';
import { chromiumArguments, findWindowedBrowser } from '../shared/browser';
import { spread, table } from './report';
import { slowdown } from './start-tasks';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };

/** The page without any script, as it was written, while its scripts start, and once React has it. */
const phases = ['plain', 'before', 'while', 'after'] as const;
type Phase = (typeof phases)[number];

interface Act {
  name: string;
  path: string;
  device: BrowserContextOptions;
  /** Where a document is left or sent without script, no frame of it would answer. */
  phases: readonly Phase[];
  /** What must have happened before, untimed. */
  first?: (visit: Visit) => Promise<void>;
  /** Finds its place in the page ahead of time, so that only the act itself falls into the timing. */
  aim: (visit: Visit) => Promise<() => Promise<unknown>>;
}

interface Visit {
  page: Page;
  session: CDPSession;
}

const toggle = 'header button[popovertarget]';

/** A finger rests about so long on what it taps. */
const restMs = 80;

/** Not by a locator, which would listen to the page's events from then on, at the page's cost. */
function centre(page: Page, selector: string) {
  return page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    if (!element) throw new Error(`Nothing to touch: ${wanted}`);
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, selector);
}

const tap =
  (selector: string) =>
  async ({ page, session }: Visit) => {
    const place = await centre(page, selector);
    const touch = (type: 'touchStart' | 'touchEnd', touchPoints: (typeof place)[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    return async () => {
      await touch('touchStart', [place]);
      await delay(restMs);
      await touch('touchEnd', []);
    };
  };

/** Taps ahead of what is timed. */
const tapAhead = (selector: string) => async (visit: Visit) => {
  await (await tap(selector)(visit))();
  await delay(1000);
};

/** Every act of a visitor's walk. */
const acts: readonly Act[] = [
  { name: 'menu opens', path: '/services', device: phone, phases, aim: tap(toggle) },
  {
    name: 'menu closes',
    path: '/services',
    device: phone,
    phases: ['plain', 'after'],
    first: tapAhead(toggle),
    aim:
      async ({ page }) =>
      () =>
        page.keyboard.press('Escape'),
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
    first: ({ page }) =>
      page.evaluate(() => document.querySelector<HTMLElement>('form textarea')?.focus()),
    aim:
      async ({ page }) =>
      () =>
        page.keyboard.press('a'),
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
    aim: async ({ page, session }) => {
      const { x, y } = await centre(page, 'main li[id]');
      // A hand's way there, not a leap: the first move of a pointer has no distance.
      const move = (away: number) =>
        session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: x - away, y });
      return async () => {
        for (const away of [40, 20, 0]) await move(away);
      };
    },
  },
];

const isAwake = () => 'awake' in document.documentElement.dataset;

/** Opens a page that starts its scripts at an act only, with a slow processor, and watches its events. */
async function open(browser: Browser, { path, device }: Act, origin: string): Promise<Visit> {
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
  return { page, session };
}

/** From the act to the frame that answers it, in ms; the browser reports none below 16. */
async function answer(browser: Browser, act: Act, phase: Phase, run: number, origin: string) {
  const visit = await open(browser, act, origin);
  const { page } = visit;
  try {
    if (phase === 'after') {
      await page.keyboard.press('Shift');
      await page.waitForFunction(isAwake);
      await page.waitForTimeout(2000);
    }
    await act.first?.(visit);
    const doIt = await act.aim(visit);
    await page.waitForTimeout(1500);
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
  const visit = await open(browser, act, origin);
  const { page } = visit;
  try {
    await page.keyboard.press('Shift');
    await page.waitForFunction(isAwake);
    await page.waitForTimeout(2000);
    await tapAhead('main a[href="/services"]')(visit);
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

/** All acts in all their phases, so many times each; `plain` has the pages without script. */
async function measureAnswers(browser: Browser, origin: string, plain: string, runs: number) {
  const found = new Map<string, Map<Phase, number[]>>();
  const note = (name: string, phase: Phase, time: number) => {
    const row = found.get(name) ?? new Map<Phase, number[]>();
    row.set(phase, [...(row.get(phase) ?? []), time]);
    found.set(name, row);
  };
  for (let run = 0; run < runs; run++) {
    for (const act of acts) {
      for (const phase of act.phases) {
        note(
          act.name,
          phase,
          await answer(browser, act, phase, run, phase === 'plain' ? plain : origin),
        );
      }
      if (act.name === 'link') note('Back', 'after', await back(browser, act, origin));
    }
    console.error(`answers: visit ${run + 1} of ${runs}`);
  }
  return found;
}

export async function answersTable(origin: string, plain: string, runs: number) {
  const browser = await chromium.launch({
    executablePath: findWindowedBrowser(),
    args: ['--headless=new', ...chromiumArguments],
  });
  const found = await measureAnswers(browser, origin, plain, runs);
  await browser.close();
  const rows = [...found].map(([name, times]) => [
    name,
    ...phases.map((phase) => spread(times.get(phase) ?? [])),
  ]);
  const header = [
    'act',
    'without any script',
    'before the scripts',
    'while they start',
    'once React has the page',
  ];
  return `From event timing with a processor ${slowdown} times slower, in ms (the browser reports none below 16, and steps of 8): medians and spans of ${runs} visits. A finger rests ${restMs} ms on what it taps. Without any script is what the browser itself takes, the floor. The first act itself starts the scripts.\n\n${table(header, rows)}`;
}
