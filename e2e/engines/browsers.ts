import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { type BrowserType, firefox, webkit } from '@playwright/test';
import { ports } from '../helpers/ports';

// Starts the other engines: Playwright's build if it is installed, otherwise Debian's, through WebDriver.

/** The few functions of Playwright's `Page` that both kinds of builds have. */
export interface EnginePage {
  goto(url: string): Promise<unknown>;
  evaluate<Result>(script: (argument: string) => Result, argument?: string): Promise<Result>;
  close(): unknown;
}

const size = { width: 600, height: 900 };

async function startPlaywright(engine: BrowserType): Promise<EnginePage> {
  const browser = await engine.launch();
  const page = await browser.newPage({ viewport: size });
  return {
    goto: (url) => page.goto(url),
    evaluate: (script, argument = '') => page.evaluate(`(${script})(${JSON.stringify(argument)})`),
    close: () => browser.close(),
  };
}

type Command = 'url' | 'execute/sync' | 'window/rect';
type Send = <Value>(command: Command, parameters: object) => Promise<Value>;

async function startWebDriver(send: Send, close: () => unknown): Promise<EnginePage> {
  await send('window/rect', size);
  return {
    goto: (url) => send('url', { url }),
    evaluate: (script, argument = '') =>
      send('execute/sync', { script: `return (${script})(...arguments)`, args: [argument] }),
    close,
  };
}

/** Starts a program and waits until it is ready. @returns a function that stops it. */
async function startProgram(name: string, args: string[], isReady: () => Promise<unknown>) {
  // Root can't set up WebKit's sandbox. It is not needed, because only our own pages are opened.
  const env = { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', GDK_BACKEND: 'x11' };
  const program = spawn(name, args, { env, stdio: 'ignore', detached: true });
  await once(program, 'spawn');
  while (!(await isReady().catch(() => undefined)))
    if (program.exitCode !== null)
      throw new Error(`${name} did not start: it ended with status ${program.exitCode}.`);
  return () => process.kill(-(program.pid ?? 0));
}

/** Firefox speaks Marionette, which has other command names and puts the length before each message. */
async function startDebiansFirefox(): Promise<EnginePage> {
  const names = {
    url: 'Navigate',
    'execute/sync': 'ExecuteScript',
    'window/rect': 'SetWindowRect',
  };
  const profile = mkdtempSync(`${tmpdir()}/firefox-`);
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  let socket: Socket;
  const stop = await startProgram('firefox-esr', args, () => {
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
  async function send(command: string, parameters: object) {
    const text = JSON.stringify([0, 0, `WebDriver:${command}`, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = await receive();
    if (error) throw new Error(error.message);
    return result.value;
  }
  await receive();
  await send('NewSession', {});
  return startWebDriver((command, parameters) => send(names[command], parameters), stop);
}

/** Starts WebKitGTK's MiniBrowser on a virtual screen. */
async function startDebiansWebKit(): Promise<EnginePage> {
  const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
  const binary = `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
  const browser = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const address = `http://127.0.0.1:${ports.webDriver}/session`;
  const args = ['-a', 'WebKitWebDriver', `--port=${ports.webDriver}`];
  const stop = await startProgram('xvfb-run', args, () => fetch(address));
  async function post(path: string, parameters: object) {
    const init = { method: 'POST', body: JSON.stringify(parameters) };
    const { value } = await (await fetch(address + path, init)).json();
    if (value?.error) throw new Error(value.message);
    return value;
  }
  const { sessionId } = await post('', { capabilities: { alwaysMatch: browser } });
  return startWebDriver(
    (command, parameters) => post(`/${sessionId}/${command}`, parameters),
    stop,
  );
}

const createStarter = (engine: BrowserType, startDebians: () => Promise<EnginePage>) => () =>
  existsSync(engine.executablePath()) ? startPlaywright(engine) : startDebians();

export const engines = {
  firefox: createStarter(firefox, startDebiansFirefox),
  webkit: createStarter(webkit, startDebiansWebKit),
};
