import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import { Builder, By, Key } from 'selenium-webdriver';

/** One window of another engine. Selectors name the first element that matches. */
export interface Visitor {
  open(url: string): Promise<unknown>;
  evaluate<Given extends unknown[], Answer>(
    ask: (...given: Given) => Answer,
    ...given: Given
  ): Promise<Awaited<Answer>>;
  click(selector: string): Promise<unknown>;
  type(selector: string, text: string): Promise<unknown>;
  pressEscape(): Promise<unknown>;
  back(): Promise<unknown>;
  reload(): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  stop(): Promise<unknown>;
}

const find = (...names: string[]) =>
  names.map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim()).find(Boolean);

/** Firefox over WebDriver BiDi. */
async function firefox(): Promise<Visitor> {
  const executablePath = find('firefox-esr', 'firefox');
  if (!executablePath) throw new Error('Firefox is not installed (Debian: firefox-esr).');
  const browser = await launch({ browser: 'firefox', executablePath });
  const page = await browser.newPage();
  return {
    open: (url) => page.goto(url),
    // Its own type would let handles in, which the other driver does not have.
    evaluate: page.evaluate.bind(page) as Visitor['evaluate'],
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    pressEscape: () => page.keyboard.press('Escape'),
    back: () => page.goBack(),
    reload: () => page.reload(),
    resize: (width, height) => page.setViewport({ width, height }),
    stop: () => browser.close(),
  };
}

/** GNOME's WebKit in its small test browser, on a screen that nobody sees. */
async function webkit(): Promise<Visitor> {
  const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
  const binary = `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
  if (!existsSync(binary) || !find('WebKitWebDriver') || !find('xvfb-run'))
    throw new Error('WebKit is not installed (Debian: webkit2gtk-driver and xvfb).');
  const port = 4115;
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    // Its sandbox cannot be set up by root, and it opens our own pages only.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', GDK_BACKEND: 'x11' },
  });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/status`).catch(() => undefined))) {
    if (driver.exitCode !== null) throw new Error('WebKitWebDriver does not start.');
  }
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
    type: (selector, text) => first(selector).sendKeys(text),
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

export const engines = { firefox, webkit };
