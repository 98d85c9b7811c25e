import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { generatedFolder } from '../../model/load';
import { ports } from '../helpers/ports';
import { writeBasePathContent } from '../helpers/write-content';

// The owner's commands, run with a site below a base path.

const commands = {
  start: ['scripts/start/start.ts'],
  dev: ['node_modules/next/dist/bin/next', 'dev', '--hostname', 'localhost'],
  edit: ['scripts/edit/edit.ts'],
};
const content = 'test-results/content/commands';

let child: ChildProcess;
let output: string;

test.beforeAll(() => {
  rmSync(content, { recursive: true, force: true });
  writeBasePathContent(content);
});
test.afterEach(() => child.kill());

/** Starts a command. @returns the URL of the site that it serves. */
function start(name: keyof typeof commands): string {
  child = spawn(process.execPath, ['--import', 'tsx', ...commands[name]], {
    env: {
      ...process.env,
      CONTENT_DIR: content,
      OUT_DIR: 'test-results/commands',
      PORT: `${ports[name]}`,
    },
  });
  output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => {
      output += part;
    });
  return `http://localhost:${ports[name]}/sub/`;
}

/** A command builds or encodes first, which takes long on a busy machine. */
const poll = <T>(value: () => T | Promise<T>) => expect.poll(value, { timeout: 300_000 });
const expectPrinted = (name: string, address: string) =>
  poll(() => output).toMatch(new RegExp(`${name} +${address}\\s`));
const expectStatus = (url: string, status: number) =>
  poll(() =>
    fetch(url).then(
      (response) => response.status,
      () => 0,
    ),
  ).toBe(status);

test('O11 npm start prints the URL below the base path, where it serves the site', async () => {
  const site = start('start');
  await expectPrinted('Site:', site);
  await expectStatus(site, 200);
});

test('O6 npm run edit prints the URLs that it serves, and leaves no process behind', async () => {
  const site = start('edit');
  const forms = `http://localhost:${ports.edit + 1000}`;
  await expectPrinted('Forms:', forms);
  await expectPrinted('Site:', site);
  await expectStatus(forms, 200);
  await expectStatus(site, 200);
  // At any other host name of this computer, the page would not update.
  expect(output).not.toMatch(/http:\/\/(?!localhost:)/);
  child.kill('SIGKILL');
  await expectStatus(site, 0);
});

test('O4 npm run dev encodes a picture again when its file is replaced', async () => {
  const site = start('dev');
  await expectStatus(site, 200);
  const manifest = () => readFileSync(`${generatedFolder(content)}/media.json`, 'utf8');
  const before = manifest();
  copyFileSync(`${content}/pictures/hero-wide.jpg`, `${content}/pictures/service-glass.jpg`);
  // Next compiles changes only when the page is requested.
  await poll(async () => {
    await fetch(site);
    return manifest();
  }).not.toBe(before);
});
