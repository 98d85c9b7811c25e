import { spawnSync } from 'node:child_process';

/** Runs a command, as package.json does. */
function run(words: string[], env: Record<string, string> = {}) {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', './scripts/tsx.js', ...words],
    { env: { ...process.env, DEBUG: '', ...env }, encoding: 'utf8' },
  );
  return { status, stderr };
}
const fail = (words: string) => ['--input-type=module', '--eval', words];

test.each([
  ['an error', fail("throw new Error('In words.')")],
  ['an error of later', fail("setTimeout(() => { throw new Error('In words.'); })")],
  ['a rejected promise', fail("Promise.reject(new Error('In words.'))")],
])('O3 %s ends a command with its message alone', (_, words) => {
  expect(run(words)).toEqual({ status: 1, stderr: '\nIn words.\n\n' });
});

test('O3 with DEBUG a command prints the stack', () => {
  const { status, stderr } = run(fail("throw new Error('In words.')"), { DEBUG: '1' });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^Error: In words\.\n +at /)]);
});

test('O3 a bug in the code is printed with its stack, and said to be no error in the content', () => {
  const { status, stderr } = run(fail('setTimeout(() => { null.size; })'));
  expect(status).toBe(1);
  expect(stderr).toMatch(/^TypeError: Cannot read .*\n +at .*(.*\n)*\nThis is a bug in the code/);
});

test('O3 a mistake in the content and an unknown option end a command in words', () => {
  const command = ['scripts/launch-check/launch-check.ts'];
  expect(run(command, { CONTENT_DIR: 'docs' }).stderr).toMatch(/^\nThe content has to be/);
  expect(run([...command, '--onlin'])).toEqual({
    status: 1,
    stderr: "\nUnknown option '--onlin'\n\n",
  });
});
