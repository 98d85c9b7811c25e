import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, launch } from 'puppeteer-core';
import { chromiumArguments, findWindowedBrowser } from '../shared/browser';
import { spread, table } from './report';

/** What holds a page up after its first paint, in ms. */
interface Held {
  longest: number;
  /** The longest by what the processor spent on it, without waiting for other work of the machine. */
  work: number;
  /** What the tasks take beyond 50 ms each. */
  blocking: number;
}

/** As much slower is the processor of a cheap phone. */
export const slowdown = 6;

const phone = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };

/** After the page has loaded: the scripts start late, and Lighthouse may be gone by then. */
const lingerMs = 5000;

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
  tdur?: number;
}

/** The tasks of a page's own thread from its first paint until five seconds after it has loaded. */
function heldBy(events: readonly TraceEvent[]): Held {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace holds no first paint.');
  const own = events.filter(({ pid, tid }) => pid === paint.pid && tid === paint.tid);
  const load = own.find(({ name }) => name === 'loadEventEnd')?.ts ?? paint.ts;
  const tasks = own
    .filter(({ name, ph }) => name === 'ThreadControllerImpl::RunTask' && ph === 'X')
    .filter(({ ts }) => ts > paint.ts && ts < load + lingerMs * 1000);
  const times = tasks.map(({ dur }) => dur / 1000);
  const work = tasks.map(({ dur, tdur = dur }) => tdur / 1000);
  const blocking = times.reduce((sum, time) => sum + Math.max(0, time - 50), 0);
  return { longest: Math.max(0, ...times), work: Math.max(0, ...work), blocking };
}

/**
 * Opens a page as a phone of the cheapest kind would, in a session that has seen the loader. By bare
 * commands: a page that Playwright or Puppeteer opens also listens for errors, which costs what no
 * visitor's page costs.
 */
async function measureStart(browser: Browser, url: string): Promise<Held> {
  const all = await browser.target().createCDPSession();
  const { browserContextId } = await all.send('Target.createBrowserContext');
  try {
    const address = `about:blank#${browserContextId}`;
    await all.send('Target.createTarget', { url: address, browserContextId });
    const target = await browser.waitForTarget((one) => one.url() === address);
    const page = await target.createCDPSession();
    await page.send('Emulation.setDeviceMetricsOverride', phone);
    await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await page.send('Page.enable');
    await page.send('Page.addScriptToEvaluateOnNewDocument', {
      source: "sessionStorage.setItem('loader-seen', '1')",
    });
    await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const events: TraceEvent[] = [];
    all.on('Tracing.dataCollected', ({ value }) => {
      events.push(...(value as unknown as TraceEvent[]));
    });
    const complete = new Promise((resolve) => all.once('Tracing.tracingComplete', resolve));
    const includedCategories = ['toplevel', 'loading', 'blink.user_timing'];
    await all.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories },
    });
    const loaded = new Promise((resolve) => page.once('Page.loadEventFired', resolve));
    await page.send('Page.navigate', { url });
    await loaded;
    await delay(lingerMs);
    await all.send('Tracing.end');
    await complete;
    return heldBy(events);
  } finally {
    await all.send('Target.disposeBrowserContext', { browserContextId });
    await all.detach();
  }
}

/** @param plain Where the same pages stand without any script, whose own longest task is the floor. */
export async function startTable(origin: string, plain: string, paths: string[], runs: number) {
  const executablePath = findWindowedBrowser();
  if (!executablePath) throw new Error('No Chromium on this machine.');
  const browser = await launch({ executablePath, args: chromiumArguments });
  const found = paths.map((route) => ({ route, without: [] as Held[], held: [] as Held[] }));
  for (let run = 0; run < runs; run++) {
    for (const { route, without, held } of found) {
      without.push(await measureStart(browser, plain + route));
      held.push(await measureStart(browser, origin + route));
    }
    console.error(`start: visit ${run + 1} of ${runs}`);
  }
  await browser.close();
  const of = (visits: readonly Held[], what: keyof Held) => spread(visits.map((one) => one[what]));
  const rows = found.map(({ route, without, held }) => [
    route,
    of(without, 'longest'),
    of(held, 'longest'),
    of(held, 'work'),
    of(held, 'blocking'),
  ]);
  const header = [
    'page',
    'longest task without any script, ms',
    'longest task',
    'longest by the processor’s own time',
    'beyond 50 ms, in all',
  ];
  return `From the first paint until five seconds after the load event, with a processor ${slowdown} times slower: medians and spans of ${runs} visits. What else the machine does adds to all figures but the processor’s own time.\n\n${table(header, rows)}`;
}
