import { spawn } from 'node:child_process';
import { chromium as playwright } from '@playwright/test';
import { launch } from 'puppeteer-core';
import { Builder, By, Key } from 'selenium-webdriver';
import { launchOptions } from '../../playwright.config';
import { findProgram, waitForServer } from '../helpers/programs';

/** A browser of another engine. Selectors match the first element. */
export interface Driver {
  open(url: string): Promise<unknown>;
  evaluate<Given extends unknown[], Result>(
    ask: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>>;
  click(selector: string): Promise<unknown>;
  type(selector: string, text: string): Promise<unknown>;
  pressEscape(): Promise<unknown>;
  back(): Promise<unknown>;
  reload(): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  stop(): Promise<unknown>;
}

/** Chromium as all other tests have it. */
async function chromium(): Promise<Driver> {
  const browser = await playwright.launch(launchOptions);
  const page = await browser.newPage();
  const first = (selector: string) => page.locator(selector).first();
  return {
    open: (url) => page.goto(url),
    // Its own takes one argument.
    evaluate: (ask, ...given) => page.evaluate(`(${ask})(...${JSON.stringify(given)})`),
    click: (selector) => first(selector).click(),
    type: (selector, text) => first(selector).pressSequentially(text),
    pressEscape: () => page.keyboard.press('Escape'),
    back: () => page.goBack(),
    reload: () => page.reload(),
    resize: (width, height) => page.setViewportSize({ width, height }),
    stop: () => browser.close(),
  };
}

/** Firefox over WebDriver BiDi. */
async function firefox(): Promise<Driver & { print(): Promise<Uint8Array> }> {
  const executablePath = findProgram('firefox-esr', 'firefox');
  // Pages of the back/forward cache have no load event, for which puppeteer waits.
  const extraPrefsFirefox = { 'browser.sessionhistory.max_total_viewers': 0 };
  const browser = await launch({ browser: 'firefox', executablePath, extraPrefsFirefox });
  const page = await browser.newPage();
  return {
    open: (url) => page.goto(url),
    // Its own type would let handles in, which the other driver does not have.
    evaluate: page.evaluate.bind(page) as Driver['evaluate'],
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    pressEscape: () => page.keyboard.press('Escape'),
    back: () => page.goBack(),
    reload: () => page.reload(),
    resize: (width, height) => page.setViewport({ width, height }),
    print: () => page.pdf({ format: 'letter', preferCSSPageSize: true }),
    stop: () => browser.close(),
  };
}

/** WebKitGTK in its MiniBrowser, on a virtual screen. */
async function webkit(): Promise<Driver> {
  const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
  const binary = findProgram(`/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`);
  // Of its own for each worker.
  const port = 4120 + Number(process.env.TEST_PARALLEL_INDEX);
  const command = ['-a', findProgram('WebKitWebDriver'), `--port=${port}`];
  const driver = spawn(findProgram('xvfb-run'), command, {
    stdio: 'ignore',
    detached: true,
    // Its sandbox cannot be set up by root, and it opens our own pages only.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', GDK_BACKEND: 'x11' },
  });
  const address = `http://127.0.0.1:${port}`;
  await waitForServer(`${address}/status`, driver);
  const window = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build();
  const first = (selector: string) => window.findElement(By.css(selector));
  return {
    open: (url) => window.get(url),
    evaluate: (ask, ...given) => window.executeScript(ask, ...given),
    click: (selector) => first(selector).click(),
    // A line feed is no key.
    type: (selector, text) => first(selector).sendKeys(text.replaceAll('\n', Key.ENTER)),
    pressEscape: () => window.actions().sendKeys(Key.ESCAPE).perform(),
    back: () => window.navigate().back(),
    reload: () => window.navigate().refresh(),
    resize: (width, height) => window.manage().window().setRect({ width, height }),
    async stop() {
      await window.quit();
      if (driver.pid) process.kill(-driver.pid);
    },
  };
}

export const otherEngines = { firefox, webkit };
export const engines = { chromium, ...otherEngines };
