import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generatedFolder } from '../content/schema';
import { readInputs, recordBuild } from './build/build-record';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const folder = mkdtempSync(path.join(tmpdir(), 'commands-'));
const inCopy = (file: string) => path.join(folder, file);

beforeEach(() => cpSync('e2e/fixtures/content', folder, { recursive: true }));
afterAll(() => rmSync(generatedFolder(folder), { recursive: true, force: true }));

/** A server at a port that the system chooses. */
async function listen() {
  const server = createServer();
  await once(server.listen(0), 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

async function freePort() {
  const { server, port } = await listen();
  await once(server.close(), 'close');
  return port;
}

/** Runs a command of package.json at a port, on the copy of the content. It ends with this message. */
function expectMessage(name: string, message: RegExp, port: number) {
  const { status, stdout, stderr } = spawnSync(scripts[name] ?? '', {
    env: {
      ...process.env,
      CONTENT_DIR: folder,
      OUT_DIR: inCopy('out'),
      // The forms of `edit` are at PORT + 1000.
      PORT: `${name === 'edit' ? port - 1000 : port}`,
      // npm sets it.
      npm_lifecycle_event: name,
    },
    encoding: 'utf8',
    shell: true,
  });
  const output = stdout + stderr;
  expect(output.match(message)).toHaveLength(1);
  // A stack trace.
  expect(output).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
}

test.each(['start', 'build', 'media', 'edit', 'launch-check', 'dev'])(
  'npm run %s stops at a mistake in the content with one message',
  async (name) => {
    const site = readFileSync(inCopy('site.yaml'), 'utf8');
    writeFileSync(inCopy('site.yaml'), site.replace(/^email:/m, 'e-mail:'));
    expectMessage(name, /site\.yaml, line \d+, e-mail: found an unknown field/g, await freePort());
  },
);

test('npm run launch-check fails while something must be done', async () => {
  expectMessage('launch-check', /^Errors: [1-9]/gm, await freePort());
});

test.each(['build', 'media', 'dev'])(
  'npm run %s stops at a damaged picture with one message',
  async (name) => {
    writeFileSync(inCopy('pictures/service-caulking.jpg'), 'Dear neighbour');
    expectMessage(name, /pictures\/service-caulking\.jpg: found no picture/g, await freePort());
  },
);

test.each(['start', 'edit', 'dev'])(
  'npm run %s names another port where its own is taken',
  async (name) => {
    const { server, port } = await listen();
    try {
      const cure = `Port \\d+ is taken by another program. Use another one: npm run ${name} -- --port 8080`;
      expectMessage(name, RegExp(cure, 'g'), port);
    } finally {
      server.close();
    }
  },
);

describe('npm run launch-check, when nothing must be done', () => {
  const record = () => `generated/built-${inCopy('out').replaceAll(/\W/g, '-')}.txt`;

  /** Content of an owner's own, and its export. */
  beforeEach(async () => {
    const own = (name: string, changes: [RegExp, string][]) =>
      writeFileSync(
        inCopy(name),
        changes.reduce(
          (text, change) => text.replaceAll(...change),
          readFileSync(inCopy(name), 'utf8'),
        ),
      );
    own('site.yaml', [
      [/northpane\.example/g, 'northpane.internal'],
      [/555-?0(1\d\d)/g, '7260$1'],
      [/id: preview/g, 'id: abc\n  service: https://127.0.0.1:9'],
    ]);
    own('socials.yaml', [[/northpane\.example/g, 'clear']]);
    for (const name of ['pictures.yaml', 'testimonials.yaml'])
      own(name, [[/ *sample: true\n/g, '']]);
    mkdirSync(inCopy('out'), { recursive: true });
    await recordBuild(readInputs(folder), inCopy('out'));
  });
  afterEach(() => rmSync(record(), { force: true }));

  function launchCheck(words = '') {
    const command = `${scripts['launch-check']} ${words}`;
    const env = { ...process.env, CONTENT_DIR: folder, OUT_DIR: inCopy('out') };
    const { status, stdout, stderr } = spawnSync(command, { env, encoding: 'utf8', shell: true });
    return { status, output: stdout + stderr };
  }

  test('it passes, and says that the published site was not checked', () => {
    const { status, output } = launchCheck();
    expect(output).toMatch(/^Errors: 0$/m);
    expect(output).toContain('npm run launch-check -- --online');
    expect(status).toBe(0);
  });

  test('it passes with a warning about the logo', () => {
    const note = 'The logo can hardly be seen.';
    mkdirSync(generatedFolder(folder), { recursive: true });
    writeFileSync(`${generatedFolder(folder)}/media.json`, JSON.stringify({ notes: [note] }));
    const { status, output } = launchCheck();
    rmSync(`${generatedFolder(folder)}/media.json`);
    expect(output).toContain(`WARNING  ${note}`);
    expect(status).toBe(0);
  });

  test('with --online it asks the form’s service too', () => {
    const { status, output } = launchCheck('--online');
    expect(output).toMatch(/^ERROR .*127\.0\.0\.1:9\/f\/abc .*no response/m);
    expect(output).toMatch(/^ERROR .*northpane\.internal/m);
    expect(output).not.toContain('npm run launch-check -- --online');
    expect(status).toBe(1);
  });

  test('it fails after another option, or after a change that was not built', () => {
    expect(launchCheck('--onlin')).toEqual({
      status: 1,
      output: expect.stringContaining('The only option is --online'),
    });
    writeFileSync(inCopy('new.txt'), '');
    const { status, output } = launchCheck();
    rmSync(inCopy('new.txt'));
    expect(output).toContain('Run: npm run build');
    expect(status).toBe(1);
  });
});
