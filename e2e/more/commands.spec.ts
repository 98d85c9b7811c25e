import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { generatedFolder } from '../../content/schema';
import { filesBelow } from '../../scripts/shared/files';

/* The owner's commands, on a site below a path, and while other programs have files open. */

const scripts = {
  start: 'scripts/start/start.ts',
  build: 'scripts/build/run-build.ts',
  dev: 'scripts/build/dev.ts',
  edit: 'scripts/editor/edit.ts',
};
type Command = keyof typeof scripts;

const variant = { CONTENT_DIR: 'e2e/fixtures/variant', OUT_DIR: 'test-results/variant' };
const args = (name: Command, ...imports: string[]) =>
  [...imports, './scripts/tsx.js'].flatMap((file) => ['--import', file]).concat(scripts[name]);
const inUse = './e2e/more/files-in-use.js';

const children: ChildProcess[] = [];
test.afterEach(() => {
  for (const child of children.splice(0)) child.kill();
});

/** Starts a command. Starting takes long where other work keeps the machine busy. */
function start(port: number, env: Record<string, string>, args: string[]) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env, PORT: `${port}` },
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      output += part;
    });
  const poll = <T>(value: () => T | Promise<T>) => expect.poll(value, { timeout: 100_000 });
  return {
    child,
    output: () => output,
    expectOutput: (pattern: RegExp) => poll(() => output).toMatch(pattern),
    expectStatus: (url: string, status: number) =>
      poll(() =>
        fetch(url).then(
          (response) => response.status,
          () => 0,
        ),
      ).toBe(status),
  };
}

test('npm start prints the address below the path, which answers', async () => {
  const { expectOutput, expectStatus } = start(4130, variant, args('start'));
  await expectOutput(/Site: +http:\/\/localhost:4130\/sub\/\n/);
  await expectStatus('http://localhost:4130/sub/', 200);
});

test('npm run edit prints addresses that answer, and leaves no process behind', async () => {
  const { child, output, expectOutput, expectStatus } = start(4131, variant, args('edit'));
  await expectOutput(/Forms: +http:\/\/localhost:5131 /);
  await expectOutput(/Site: +http:\/\/localhost:4131\/sub\/\n/);
  await expectStatus('http://localhost:5131', 200);
  await expectStatus('http://localhost:4131/sub/', 200);
  // There the page would not update.
  expect(output()).not.toMatch(/http:\/\/(?!localhost:)/);
  child.kill('SIGKILL');
  await expectStatus('http://localhost:4131/sub/', 0);
});

test('npm run dev makes a picture again when an owner replaces its file', async () => {
  const content = 'test-results/content/dev';
  rmSync(content, { recursive: true, force: true });
  cpSync('e2e/fixtures/variant', content, { recursive: true });
  const { expectStatus } = start(4134, { CONTENT_DIR: content }, args('dev'));
  await expectStatus('http://localhost:4134/sub/', 200);
  const manifest = () => readFileSync(`${generatedFolder(content)}/media.json`, 'utf8');
  const before = manifest();
  copyFileSync(`${content}/pictures/house.jpg`, `${content}/pictures/pane.jpg`);
  // Encoding takes long where other work keeps the machine busy.
  await expect.poll(manifest, { timeout: 100_000 }).not.toBe(before);
});

const content = 'test-results/content/in-use';
const folder = 'test-results/in-use';
const settings = { CONTENT_DIR: content, OUT_DIR: folder };
const cure =
  /^.+ cannot be replaced \(EPERM\)\. Close the programs that have it open, or pause OneDrive, then try again\.$/gm;

test.describe('while other programs have files open', () => {
  test.beforeEach(() => {
    for (const name of [content, folder, generatedFolder(content)])
      rmSync(name, { recursive: true, force: true });
    cpSync('e2e/fixtures/variant', content, { recursive: true });
  });

  /** Runs a command while renames fail. */
  function run(name: Command, every: number) {
    const { status, stdout, stderr } = spawnSync(process.execPath, args(name, inUse), {
      env: { ...process.env, ...settings, FILES_IN_USE: `${every}`, PORT: '4132' },
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
  }

  /** What an interrupted write leaves. */
  const partial = () =>
    ['generated', 'public', 'test-results/in-use.part', 'test-results/in-use.old']
      .flatMap((name) => filesBelow(name).map((file) => `${name}/${file}`))
      .filter((file) => !/^(generated|public)/.test(file) || file.endsWith('.part'));

  test('a build writes the same files', () => {
    const { status, output } = run('build', 2);
    expect(status, output).toBe(0);
    const [made, expected] = [folder, variant.OUT_DIR];
    expect(filesBelow(made)).toEqual(filesBelow(expected));
    for (const file of filesBelow(made))
      expect(
        readFileSync(`${made}/${file}`).equals(readFileSync(`${expected}/${file}`)),
        file,
      ).toBe(true);
    expect(partial()).toEqual([]);
  });

  for (const name of ['start', 'build', 'dev'] as const)
    test(`npm run ${name} ends with the cure when no file can be replaced`, () => {
      const { status, output } = run(name, 1);
      expect(output.match(cure), output).toHaveLength(1);
      expect(output).not.toMatch(/^\s+at /m);
      expect(status).toBe(1);
      expect(partial()).toEqual([]);
    });

  test('a finished build that cannot take the place of the last one leaves that as it is', () => {
    expect(run('build', 2).status).toBe(0);
    const before = filesBelow(folder);
    writeFileSync(`${content}/icons/new.svg`, '');
    const { status, output } = run('build', 1);
    expect(output.match(cure), output).toHaveLength(1);
    expect(status).toBe(1);
    expect(filesBelow(folder)).toEqual(before);
    expect(partial()).toEqual([]);
  });

  test('npm run dev says so and goes on when a saved file cannot be used', async () => {
    // The first run finds the media made.
    spawnSync(process.execPath, ['--import', './scripts/tsx.js', 'scripts/media/run-media.ts'], {
      env: { ...process.env, ...settings },
    });
    const env = { ...settings, FILES_IN_USE: '1' };
    const site = 'http://localhost:4133/sub/';
    const { output, expectOutput, expectStatus } = start(4133, env, args('dev', inUse));
    await expectStatus(site, 200);
    const text = readFileSync(`${content}/site.yaml`, 'utf8');
    writeFileSync(`${content}/site.yaml`, text.replace('Clearwater Glass', 'Clearer Glass'));
    await expectOutput(/cannot be replaced \(EPERM\)/);
    expect(output()).not.toMatch(/^\s+at /m);
    await expectStatus(site, 200);
  });
});
