import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { type BrowserType, firefox, webkit } from '@playwright/test';
import { ports } from '../helpers/ports';

/* The other engines: Playwright's where it is installed, otherwise Debian's by its WebDriver. */

export interface Visitor {
  open(url: string): Promise<unknown>;
  ask<Result>(question: (given: string) => Result, given?: string): Promise<Result>;
  stop(): unknown;
}

const size = { width: 600, height: 900 };

async function startPlaywright(engine: BrowserType): Promise<Visitor> {
  const browser = await engine.launch();
  const page = await browser.newPage({ viewport: size });
  return {
    open: (url) => page.goto(url),
    ask: (question, given = '') => page.evaluate(`(${question})(${JSON.stringify(given)})`),
    stop: () => browser.close(),
  };
}

type Command = 'url' | 'execute/sync' | 'window/rect';
type Send = <Value>(command: Command, given: object) => Promise<Value>;

async function startWebDriver(send: Send, stop: () => unknown): Promise<Visitor> {
  await send('window/rect', size);
  return {
    open: (url) => send('url', { url }),
    ask: (question, given = '') =>
      send('execute/sync', { script: `return (${question})(...arguments)`, args: [given] }),
    stop,
  };
}

/** Starts a program, and tries until it is ready. @returns what ends it. */
async function start(name: string, args: string[], isReady: () => Promise<unknown>) {
  // WebKit's sandbox cannot be set up by root, and it opens our own pages only.
  const env = { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', GDK_BACKEND: 'x11' };
  const program = spawn(name, args, { env, stdio: 'ignore', detached: true });
  await once(program, 'spawn');
  while (!(await isReady().catch(() => undefined)))
    if (program.exitCode !== null) throw new Error(`${name} does not start.`);
  return () => process.kill(-(program.pid ?? 0));
}

/** Firefox's protocol is Marionette: other names, and before each message its length. */
async function startDebiansFirefox(): Promise<Visitor> {
  const names = {
    url: 'Navigate',
    'execute/sync': 'ExecuteScript',
    'window/rect': 'SetWindowRect',
  };
  const profile = mkdtempSync(`${tmpdir()}/firefox-`);
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  let socket: Socket;
  const stop = await start('firefox-esr', args, () => {
    socket = connect(2828, '127.0.0.1');
    return once(socket, 'connect');
  });
  async function receive() {
    for (let bytes = Buffer.alloc(0); ; ) {
      bytes = Buffer.concat([bytes, ...(await once(socket, 'data'))]);
      const begin = bytes.indexOf(':') + 1;
      if (bytes.length === begin + Number.parseInt(`${bytes}`, 10))
        return JSON.parse(`${bytes.subarray(begin)}`);
    }
  }
  async function send(command: string, given: object) {
    const text = JSON.stringify([0, 0, `WebDriver:${command}`, given]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = await receive();
    if (error) throw new Error(error.message);
    return result.value;
  }
  await receive();
  await send('NewSession', {});
  return startWebDriver((command, given) => send(names[command], given), stop);
}

/** WebKitGTK in its MiniBrowser, on a virtual screen. */
async function startDebiansWebKit(): Promise<Visitor> {
  const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
  const binary = `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
  const browser = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const address = `http://127.0.0.1:${ports.webDriver}/session`;
  const args = ['-a', 'WebKitWebDriver', `--port=${ports.webDriver}`];
  const stop = await start('xvfb-run', args, () => fetch(address));
  async function post(path: string, given: object) {
    const init = { method: 'POST', body: JSON.stringify(given) };
    const { value } = await (await fetch(address + path, init)).json();
    if (value?.error) throw new Error(value.message);
    return value;
  }
  const { sessionId } = await post('', { capabilities: { alwaysMatch: browser } });
  return startWebDriver((command, given) => post(`/${sessionId}/${command}`, given), stop);
}

const choose = (engine: BrowserType, startDebians: () => Promise<Visitor>) => () =>
  existsSync(engine.executablePath()) ? startPlaywright(engine) : startDebians();

export const engines = {
  firefox: choose(firefox, startDebiansFirefox),
  webkit: choose(webkit, startDebiansWebKit),
};
