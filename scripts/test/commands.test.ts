import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { rememberBuild } from '../build/last-build';
import { hashOfSourcesAndPackages, sources } from '../build/sources.js';
import { networkAddresses } from '../preview/listen';
import { sparePort } from '../shared/spare-port';
import { copyContent } from './content-copy';
import { makeOwn } from './own-content';
import { type StartedScript, startScript } from './started-script';

/** All that a build reads besides the content. */
const beside = sources.filter((name) => name !== 'content');

let running: StartedScript | undefined;
// First, or it would take in what is then put right.
afterEach(() => running?.stop());
const content = copyContent();
const project = path.dirname(content.folder);
afterEach(() => {
  for (const name of readdirSync(project)) {
    if (name !== 'content') rmSync(path.join(project, name), { recursive: true });
  }
});

/** Starts a command of this project on the spoilt copy of its content. */
function start(script: string, env: Record<string, string> = {}) {
  running = startScript(script, { folder: project, env });
  return running;
}

const trace = /^\s+at .+:\d+/m;

function spoil() {
  content.remove('navigation.yaml');
  content.set('site.yaml', ['phone', 'dial'], '705');
}

const issues =
  /2 things in content\/ need a correction:\n {2}- content\/navigation\.yaml: the file is missing\..*\n {2}- content\/site\.yaml, line \d+, phone\.dial: found "705", expected a number/;

test('npm run build tells content issues without a trace', async () => {
  spoil();
  const { status, printed } = await start('build/build.ts').ended;
  expect(status).toBe(1);
  expect(printed).toMatch(issues);
  expect(printed).not.toMatch(trace);
});

test('npm run build:editor replaces no folder that holds anything else', async () => {
  const file = path.join(project, 'editor', 'mine.txt');
  mkdirSync(path.dirname(file));
  writeFileSync(file, '');
  const { status, printed } = await start('editor/build-editor.ts').ended;
  expect(status).toBe(1);
  expect(printed).toContain('editor holds other files');
  expect(existsSync(file)).toBe(true);
});

test('the launch check fails while something must be done', async () => {
  makeOwn(content);
  content.set('site.yaml', ['form'], { id: 'preview' });
  const { status, printed } = await start('launch-check/launch-check.ts').ended;
  expect(status).toBe(1);
  expect(printed).toContain('[ ] The contact form is not connected');
  expect(printed).toMatch(/Not ready: 2 things must be done first\.\n/);
});

test('the launch check succeeds when only warnings are left', async () => {
  makeOwn(content);
  content.set('site.yaml', ['feed'], { provider: 'sample' });
  for (const name of beside) cpSync(name, path.join(project, name), { recursive: true });
  mkdirSync(path.join(project, 'out'));
  const from = { sources: hashOfSourcesAndPackages(project), prepared: '' };
  rememberBuild(path.join(project, 'out'), from);
  const { status, printed } = await start('launch-check/launch-check.ts', {
    CHROMIUM_PATH: path.join(project, 'no-browser'),
  }).ended;
  expect(printed).toContain('Whether the words on your pictures can be read was not measured');
  expect(printed).toMatch(/The site is ready to go live\. 2 things are worth a look\.\n/);
  expect(status).toBe(0);
});

test('npm run dev shows content issues in the terminal and in the browser, to this computer only', async () => {
  spoil();
  const port = await sparePort();
  const dev = start('dev/dev.ts', { PORT: String(port) });
  await dev.prints(/Correct and save/);
  expect(dev.printed()).toMatch(issues);
  expect(dev.printed()).not.toMatch(trace);

  const response = await fetch(`http://localhost:${port}/services`);
  expect(response.status).toBe(503);
  const page = await response.text();
  expect(page).toContain('content/navigation.yaml: the file is missing.');
  expect(page).toContain('phone.dial: found &quot;705&quot;, expected a number');

  const foreign = await new Promise<IncomingMessage>((resolve) => {
    get({ port, host: '127.0.0.1', headers: { host: `evil.example:${port}` } }, resolve);
  });
  expect(foreign.statusCode).toBe(403);
  foreign.resume();
  for (const address of networkAddresses()) {
    await expect(fetch(`http://${address}:${port}/`)).rejects.toThrow('fetch failed');
  }

  content.write('navigation.yaml', '- name: Home\n  path: /\n');
  await dev.prints(/One thing in content\/ needs a correction/);
  const after = await (await fetch(`http://localhost:${port}/`)).text();
  expect(after).not.toContain('navigation.yaml');
  expect(after).toContain('phone.dial');
});
