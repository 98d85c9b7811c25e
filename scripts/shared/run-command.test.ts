import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Runs a TypeScript file the way the commands in package.json do. */
function run(args: string[], env: Record<string, string> = {}) {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...args], {
    env: { ...process.env, DEBUG: '', ...env },
    encoding: 'utf8',
  });
  return { status, stderr };
}

/** Writes a command with this body to a file. */
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
])('%s ends a command with nothing but its message', (_, body) => {
  expect(run(command(body))).toEqual({ status: 1, stderr: '\nIn words.\n\n' });
});

test('with DEBUG a command prints the stack of an error', () => {
  const { status, stderr } = run(command("throw new Error('In words.');"), { DEBUG: '1' });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^Error: In words\.\n +at /)]);
});

test('a bug in the code is printed with its stack and a note that it is not a content error', () => {
  const { status, stderr } = run(
    command('setTimeout(() => { (null as never as string).at(0); });'),
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(/TypeError: Cannot read .*\n +at .*(.*\n)*\nThis is a bug in the code/);
});

test('a content error and an unknown option end a command with a readable message', () => {
  const launchCheck = ['scripts/launch-check/launch-check.ts'];
  expect(run(launchCheck, { CONTENT_DIR: 'docs' }).stderr).toMatch(
    /^\nFix these errors in the content:/,
  );
  expect(run([...launchCheck, '--onlin'])).toEqual({
    status: 1,
    stderr: "\nUnknown option '--onlin'\n\n",
  });
});
