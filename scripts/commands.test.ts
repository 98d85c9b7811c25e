import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generatedFolder } from '../content/schema';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const folder = mkdtempSync(path.join(tmpdir(), 'commands-'));
const place = (file: string) => path.join(folder, file);

beforeEach(() => cpSync('e2e/fixtures/content', folder, { recursive: true }));
afterAll(() => {
  for (const made of [folder, generatedFolder(folder)])
    rmSync(made, { recursive: true, force: true });
});

/** Runs a command of package.json on the copy of the content. It ends with one message of the mistake. */
function expectMessage(name: string, mistake: RegExp) {
  const { status, stdout, stderr } = spawnSync(scripts[name] ?? '', {
    env: { ...process.env, CONTENT_DIR: folder, OUT_DIR: place('out'), PORT: '4120' },
    encoding: 'utf8',
    shell: true,
  });
  const output = stdout + stderr;
  expect(output).toMatch(mistake);
  expect(output.match(/has to be corrected/g)).toHaveLength(1);
  // A stack trace.
  expect(output).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
}

test.each(['start', 'build', 'media', 'edit', 'launch-check', 'dev'])(
  'npm run %s stops at a mistake in the content with one message',
  (name) => {
    const site = readFileSync(place('site.yaml'), 'utf8');
    writeFileSync(place('site.yaml'), site.replace(/^email:/m, 'e-mail:'));
    expectMessage(name, /site\.yaml, line \d+, e-mail: found an unknown field/);
  },
);

test.each(['build', 'media', 'dev'])(
  'npm run %s stops at a damaged picture with one message',
  (name) => {
    writeFileSync(place('pictures/service-caulking.jpg'), 'Dear neighbour');
    expectMessage(name, /pictures\/service-caulking\.jpg: found no picture/);
  },
);
