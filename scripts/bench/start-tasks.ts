import { type Browser, chromium } from 'playwright';
import { chromiumArguments, findWindowedBrowser } from '../test/browser';
import { spread, table } from './report';

/** What holds a page up after its first paint, in ms. */
interface Held {
  longest: number;
  /** What the tasks take beyond 50 ms each. */
  blocking: number;
}

/** As much slower is the processor of a cheap phone. */
export const slowdown = 6;

/** After the page has loaded: the scripts start late, and Lighthouse may be gone by then. */
const lingerMs = 5000;

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
}

/** The tasks of a page's own thread from its first paint until five seconds after it has loaded. */
function heldBy(events: readonly TraceEvent[]): Held {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace holds no first paint.');
  const own = events.filter(({ pid, tid }) => pid === paint.pid && tid === paint.tid);
  const load = own.find(({ name }) => name === 'loadEventEnd')?.ts ?? paint.ts;
  const times = own
    .filter(({ name, ph }) => name === 'ThreadControllerImpl::RunTask' && ph === 'X')
    .filter(({ ts }) => ts > paint.ts && ts < load + lingerMs * 1000)
    .map(({ dur }) => dur / 1000);
  const blocking = times.reduce((sum, time) => sum + Math.max(0, time - 50), 0);
  return { longest: Math.max(0, ...times), blocking };
}

/** Opens a page as a phone of the cheapest kind would, in a session that has seen the loader. */
async function measureStart(browser: Browser, url: string): Promise<Held> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => sessionStorage.setItem('loader-seen', '1'));
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const tracing = await browser.newBrowserCDPSession();
    const events: TraceEvent[] = [];
    tracing.on('Tracing.dataCollected', ({ value }) =>
      events.push(...(value as unknown as TraceEvent[])),
    );
    const complete = new Promise((resolve) => tracing.once('Tracing.tracingComplete', resolve));
    const includedCategories = ['toplevel', 'loading', 'devtools.timeline', 'blink.user_timing'];
    await tracing.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories },
    });
    await page.goto(url);
    await page.waitForTimeout(lingerMs + 1000);
    await tracing.send('Tracing.end');
    await complete;
    await tracing.detach();
    return heldBy(events);
  } finally {
    await context.close();
  }
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findWindowedBrowser(),
    args: ['--headless=new', ...chromiumArguments],
  });
}

export async function startTable(browser: Browser, origin: string, paths: string[], runs: number) {
  const found = new Map<string, Held[]>(paths.map((route) => [route, []]));
  for (let run = 0; run < runs; run++) {
    for (const [route, held] of found) held.push(await measureStart(browser, origin + route));
    console.error(`start: visit ${run + 1} of ${runs}`);
  }
  const rows = [...found].map(([route, held]) => [
    route,
    spread(held.map(({ longest }) => longest)),
    spread(held.map(({ blocking }) => blocking)),
  ]);
  return `From the first paint until five seconds after the load event, with a processor ${slowdown} times slower: medians and spans of ${runs} visits.\n\n${table(['page', 'longest task, ms', 'beyond 50 ms, in all'], rows)}`;
}
