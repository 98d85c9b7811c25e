import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generatedFolder } from '../content/schema';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const port = 4120;
const folder = mkdtempSync(path.join(tmpdir(), 'commands-'));
const inCopy = (file: string) => path.join(folder, file);

beforeEach(() => cpSync('e2e/fixtures/content', folder, { recursive: true }));
afterAll(() => rmSync(generatedFolder(folder), { recursive: true, force: true }));

/** Runs a command of package.json on the copy of the content. It ends with this message. */
function expectMessage(name: string, message: RegExp) {
  const { status, stdout, stderr } = spawnSync(scripts[name] ?? '', {
    // npm sets the last one.
    env: {
      ...process.env,
      CONTENT_DIR: folder,
      OUT_DIR: inCopy('out'),
      PORT: `${port}`,
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
  (name) => {
    const site = readFileSync(inCopy('site.yaml'), 'utf8');
    writeFileSync(inCopy('site.yaml'), site.replace(/^email:/m, 'e-mail:'));
    expectMessage(name, /site\.yaml, line \d+, e-mail: found an unknown field/g);
  },
);

test('npm run launch-check fails while something must be done', () => {
  expectMessage('launch-check', /^Errors: [1-9]/gm);
});

test.each(['build', 'media', 'dev'])(
  'npm run %s stops at a damaged picture with one message',
  (name) => {
    writeFileSync(inCopy('pictures/service-caulking.jpg'), 'Dear neighbour');
    expectMessage(name, /pictures\/service-caulking\.jpg: found no picture/g);
  },
);

test.each(['start', 'edit', 'dev'])(
  'npm run %s names another port where its own is taken',
  async (name) => {
    const server = createServer();
    await once(server.listen(name === 'edit' ? port + 1000 : port), 'listening');
    try {
      const cure = `Port \\d+ is taken by another program. Use another one: npm run ${name} -- --port 8080`;
      expectMessage(name, RegExp(cure, 'g'));
    } finally {
      server.close();
    }
  },
);
