import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';

interface Step {
  id?: string;
  uses?: string;
  with?: Record<string, unknown>;
}
const workflow = (name: string) => parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8'));
const publish = workflow('publish');
const steps: Step[] = publish.jobs.build.steps;
const expression = (code: string) => `\${{ ${code} }}`;
const stepOf = (action: string) => steps.find(({ uses }) => uses?.startsWith(`actions/${action}@`));

describe('check.sh', () => {
  /** Notes its commands. Those named in FAILS fail. */
  const npm = `#!/bin/bash
echo "\${*: -1}" >>"$LOG"
if [[ " $FAILS " == *" \${*: -1} "* ]]; then echo "what is wrong with \${*: -1}"; exit 1; fi
`;

  function check(settings: { TESTS_PASSED?: string; PUBLISH?: string; FAILS?: string }) {
    const folder = mkdtempSync(path.join(tmpdir(), 'check-'));
    const inFolder = (name: string) => path.join(folder, name);
    writeFileSync(inFolder('npm'), npm, { mode: 0o755 });
    for (const name of ['log', 'output', 'summary']) writeFileSync(inFolder(name), '');
    const { status } = spawnSync('bash', [path.resolve('scripts/publish/check.sh')], {
      cwd: folder,
      env: {
        ...process.env,
        PATH: `${folder}:${process.env.PATH}`,
        LOG: inFolder('log'),
        GITHUB_OUTPUT: inFolder('output'),
        GITHUB_STEP_SUMMARY: inFolder('summary'),
        // GitHub sets variables without a value to an empty text.
        ...{ TESTS_PASSED: '', PUBLISH: '', FAILS: '' },
        ...settings,
      },
    });
    const read = (name: string) => readFileSync(inFolder(name), 'utf8');
    const commands = read('log').trim().split('\n').join(', ');
    return { commands, status, output: read('output'), summary: read('summary') };
  }

  test.each([
    ['code without a marker', {}, 'build, test:code, test:site'],
    ['that is published', { PUBLISH: 'true' }, 'build, test:code, test:site, launch-check'],
    ['with a marker', { TESTS_PASSED: 'true' }, 'build, test:site'],
  ])('%s runs its commands in this order', (_, settings, commands) => {
    const output = 'TESTS_PASSED' in settings ? '' : 'tests-passed=true\n';
    expect(check(settings)).toEqual({ commands, status: 0, output, summary: '' });
  });

  test.each([
    ['build', 'build', '    what is wrong with build\n', ''],
    ['test:code', 'build, test:code', '', ''],
    ['test:site', 'build, test:code, test:site', '', 'tests-passed=true\n'],
    [
      'launch-check',
      'build, test:code, test:site, launch-check',
      '    what is wrong with launch-check\n',
      'tests-passed=true\n',
    ],
  ])('a failure of %s ends it', (FAILS, commands, summary, output) => {
    expect(check({ PUBLISH: 'true', FAILS })).toEqual({ commands, status: 1, summary, output });
  });
});

describe('code-key.js', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'key-'));
  const run = (program: string, ...words: string[]) =>
    spawnSync(program, words, { cwd: folder, encoding: 'utf8' }).stdout;
  cpSync('scripts/publish/code-key.js', path.join(folder, 'key.mjs'));
  run('git', 'init', '-q');

  function keyWith(file: string, text: string) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
    run('git', 'add', '.');
    run('git', '-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '-qm', 'Change');
    return run(process.execPath, 'key.mjs');
  }
  test('the owner’s texts, drawings and pictures do not change the key', () => {
    const before = keyWith('app/page.tsx', 'page');
    expect(before).toMatch(/^key=tests-passed-[\da-f]{64}\n$/);
    const endings = 'JPG jpeg jfif png webp avif heic heif tif tiff gif svg txt'.split(' ');
    const pictures = endings.map((ending) => `content/pictures/a.${ending}`);
    for (const file of [...pictures, 'content/pages/home.yaml']) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), 'new');
    }
    expect(keyWith('content/site.yaml', 'new')).toBe(before);
  });

  test.each([
    'app/page.tsx',
    'content/schema/files/site.ts',
    'content/schema/fields.js',
    'e2e/fixtures/content/site.yaml',
  ])('a change of %s changes the key until it is taken back', (file) => {
    const before = keyWith(file, 'old');
    expect(keyWith(file, 'new')).not.toBe(before);
    expect(keyWith(file, 'old')).toBe(before);
  });
});

test('only main is published, at a push or by hand, one run after the other', () => {
  expect(publish.on).toEqual({ push: { branches: ['main'] }, workflow_dispatch: null });
  expect(publish.jobs.build.if).toBe("github.ref == 'refs/heads/main'");
  expect(publish.concurrency).toEqual({ group: 'publish' });
});

test('a pull request is tested without the cache of main', () => {
  const { on, jobs } = workflow('ci');
  expect(on).toBe('pull_request');
  expect(jobs.test.steps).toContainEqual({ run: 'npm test' });
  expect(JSON.stringify(jobs)).not.toContain('actions/cache');
});

test('the marker is that of this code, and is written when the tests have passed', () => {
  const key = expression('steps.code.outputs.key');
  expect(steps).toContainEqual({
    id: 'code',
    run: 'node scripts/publish/code-key.js >>"$GITHUB_OUTPUT"',
  });
  expect(stepOf('cache/restore')).toMatchObject({ id: 'marker', with: { key } });
  expect(stepOf('cache/save')).toMatchObject({
    if: expression("!cancelled() && steps.check.outputs.tests-passed == 'true'"),
    with: { key },
  });
  expect(steps.find(({ id }) => id === 'check')).toMatchObject({
    run: 'scripts/publish/check.sh',
    env: {
      TESTS_PASSED: expression('steps.marker.outputs.cache-hit'),
      PUBLISH: expression('vars.PUBLISH_TO_PAGES'),
    },
  });
});

test('the site is deployed after the check, when that is switched on, with files such as .well-known', () => {
  const isOn = "vars.PUBLISH_TO_PAGES == 'true'";
  expect(stepOf('upload-pages-artifact')).toMatchObject({
    if: isOn,
    with: { path: 'out', 'include-hidden-files': true },
  });
  expect(publish.jobs.deploy).toMatchObject({ needs: 'build', if: isOn });
});
