import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generatedFolder } from '../content/schema';

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
