import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, By, Key, until, type WebDriver } from 'selenium-webdriver';
import { findProgram } from '../../scripts/shared/find-program';
import { sparePort } from '../../scripts/shared/spare-port';
import { endWithUs, stopProcess } from '../../scripts/test/processes';
import type { Engine, RunningEngine, Size, Visitor } from './engine';

/** GNOME's WebKit in its small test browser, in a window on a screen that nobody sees. */
export const webkit: Engine = {
  name: 'WebKit',
  missing() {
    const isHere = findProgram('WebKitWebDriver') && findProgram('Xvfb') && findMiniBrowser();
    return isHere
      ? undefined
      : 'webkit2gtk-driver and xvfb are not installed (Debian’s packages of that name)';
  },
  start,
};

function findMiniBrowser(): string | undefined {
  const libraries = '/usr/lib';
  for (const machine of readdirSync(libraries).filter((name) => name.endsWith('-linux-gnu'))) {
    const place = path.join(libraries, machine, 'webkit2gtk-4.1');
    try {
      if (readdirSync(place).includes('MiniBrowser')) return path.join(place, 'MiniBrowser');
    } catch {}
  }
  return undefined;
}

/** The toolbar's buttons would keep the window wider than a phone. */
const narrowToolbar =
  'button, entry, entry image, button image { border: 0; margin: 0; min-width: 0; padding: 0; }';

async function start(): Promise<RunningEngine> {
  const place = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  mkdirSync(path.join(place, 'gtk-3.0'));
  writeFileSync(path.join(place, 'gtk-3.0', 'gtk.css'), narrowToolbar);

  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  endWithUs(screen);
  const [display] = await once(screen.stdout, 'data');
  const environment = {
    ...process.env,
    DISPLAY: `:${String(display).trim()}`,
    GDK_BACKEND: 'x11',
    XDG_CONFIG_HOME: place,
    // The software renderer's threads take a sixth more than one does.
    LP_NUM_THREADS: '0',
    // Its sandbox cannot be set up by root, nor on every other machine. It opens our own pages only.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };

  let leave = async () => {};
  return {
    async visitor(size) {
      await leave();
      const opened = await openWindow(environment);
      leave = opened.leave;
      return visit(opened.window, size);
    },
    async stop() {
      await leave();
      await stopProcess(screen);
      rmSync(place, { recursive: true, force: true });
    },
  };
}

/** Each visitor has a driver of its own, because now and then one does not let go of its window. */
async function openWindow(environment: NodeJS.ProcessEnv) {
  const port = await sparePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: environment,
    detached: true,
  });
  endWithUs(driver);
  const killAll = () => stopProcess(driver, 'SIGKILL');
  const address = `http://127.0.0.1:${port}`;
  if (!(await answers(`${address}/status`))) {
    await killAll();
    throw new Error('WebKitWebDriver does not answer.');
  }
  const window = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      timeouts: { pageLoad: 30_000, script: 30_000 },
      'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
    })
    .build();
  const leave = async () => {
    await Promise.race([window.quit().catch(() => {}), wait(3000)]);
    await killAll();
  };
  return { window, leave };
}

async function visit(window: WebDriver, size: Size): Promise<Visitor> {
  const complaints: string[] = [];
  const collect = async () =>
    complaints.push(...(await window.executeScript<string[]>(takeComplaints)));
  const resize = async ({ width, height }: Size) => {
    await window.manage().window().setRect({ width, height });
    // Amid the change the window may say that it is lower than what is in it.
    const toolbar = await window.wait(
      async () => Math.max(0, await window.executeScript<number>(() => outerHeight - innerHeight)),
      15_000,
    );
    await window
      .manage()
      .window()
      .setRect({ width, height: height + toolbar });
  };
  const find = (selector: string) => window.wait(until.elementLocated(By.css(selector)), 15_000);
  await resize(size);
  return {
    async open(url) {
      await collect();
      await window.get(url);
      await window.executeScript(listenForComplaints);
    },
    evaluate: (question, ...given) => window.executeScript(question, ...given),
    click: async (selector) => {
      const element = find(selector);
      await window.wait(until.elementIsVisible(element), 15_000);
      await element.click();
    },
    type: (selector, text) => find(selector).sendKeys(text),
    pressEscape: () => window.actions().sendKeys(Key.ESCAPE).perform(),
    back: () => window.navigate().back(),
    forward: () => window.navigate().forward(),
    resize,
    async complaints() {
      await collect();
      return complaints;
    },
  };
}

interface Listening {
  complaints?: string[];
}

/**
 * The driver has no console and no script before the page's own. So this runs when the page has
 * loaded, shortly before its late scripts start; of what went wrong earlier it sees only the files
 * that did not come.
 */
function listenForComplaints() {
  const complaints: string[] = [];
  (window as Listening).complaints = complaints;
  addEventListener('error', ({ message }) => complaints.push(message), true);
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...words) => complaints.push(words.join(' '));
  }
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    complaints.push(`${effectiveDirective} stopped ${blockedURI}`),
  );
  for (const entry of performance.getEntriesByType('resource') as PerformanceResourceTiming[]) {
    if (entry.responseStatus >= 400) complaints.push(`${entry.responseStatus} ${entry.name}`);
  }
}

function takeComplaints(): string[] {
  return (window as Listening).complaints?.splice(0) ?? [];
}

async function answers(address: string): Promise<boolean> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await fetch(address).catch(() => null)) return true;
    await wait(100);
  }
  return false;
}
