import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Runs TypeScript, as the commands of package.json do. */
function run(words: string[], env: Record<string, string> = {}) {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...words], {
    env: { ...process.env, DEBUG: '', ...env },
    encoding: 'utf8',
  });
  return { status, stderr };
}

/** The file of a command with this body. */
function command(body: string): string[] {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'command-')), 'command.ts');
  const module = pathToFileURL(path.join(__dirname, 'run-command.ts'));
  writeFileSync(
    file,
    `import { runCommand } from '${module}';\nrunCommand(async () => {\n${body}\n});`,
  );
  return [file];
}

test.each([
  ['an error', "throw new Error('In words.');"],
  ['a later error', "setTimeout(() => { throw new Error('In words.'); });"],
  ['a rejected promise that nothing awaits', "Promise.reject(new Error('In words.'));"],
])('%s ends a command with its message alone', (_, body) => {
  expect(run(command(body))).toEqual({ status: 1, stderr: '\nIn words.\n\n' });
});

test('with DEBUG a command prints the stack', () => {
  const { status, stderr } = run(command("throw new Error('In words.');"), { DEBUG: '1' });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^Error: In words\.\n +at /)]);
});

test('a bug in the code is printed with its stack, and said to be no error in the content', () => {
  const { status, stderr } = run(
    command('setTimeout(() => { (null as never as string).at(0); });'),
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(/TypeError: Cannot read .*\n +at .*(.*\n)*\nThis is a bug in the code/);
});

test('a content error and an unknown option end a command with a readable message', () => {
  const launchCheck = ['scripts/launch-check/launch-check.ts'];
  expect(run(launchCheck, { CONTENT_DIR: 'docs' }).stderr).toMatch(/^\nThe content has to be/);
  expect(run([...launchCheck, '--onlin'])).toEqual({
    status: 1,
    stderr: "\nUnknown option '--onlin'\n\n",
  });
});
