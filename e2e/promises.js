import { readdirSync, readFileSync } from 'node:fs';

// Prints each promise of docs/specification.md with the tests whose titles begin with its number. Fails if a promise
// has no test, if it has several files of unit tests or of browser tests (not counting limits, smoke, hosts, extra and
// engines), or if a title has a number that is not in the specification. With --quiet, it prints only failures.
const isQuiet = process.argv.includes('--quiet');
const specification = readFileSync('docs/specification.md', 'utf8');
const promises = new Map(
  [...specification.matchAll(/^- \*\*([A-Z]\d+)\*\* (.*)$/gm)].map(([, number, text]) => [
    number,
    { text, tests: [] },
  ]),
);
const folders = ['adapter', 'app', 'components', 'model', 'scripts', 'e2e'];
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name}`),
);
const failures = [];
for (const file of files.filter((name) => /\.(test|spec)\.tsx?$/.test(name)).sort())
  for (const [, , number, title] of readFileSync(file, 'utf8').matchAll(
    /\(\s*(['"`])([A-Z]\d+) ((?:(?!\1)[^\\\n]|\\.)*)/g,
  )) {
    const promise = promises.get(number);
    if (promise) promise.tests.push({ file, title });
    else
      failures.push(
        `${number} is not in docs/specification.md. Correct the title “${title}” in ${file}.`,
      );
  }
for (const [number, { text, tests }] of promises) {
  const testFiles = new Set(tests.map(({ file }) => file));
  if (testFiles.size === 0)
    failures.push(`${number} has no test. Write one whose title begins with “${number} ”.`);
  for (const [kind, pattern] of [
    ['unit', /\.test\.tsx?$/],
    ['browser', /^e2e\/(?!limits)[^/]+\.spec\.ts$/],
  ]) {
    const ofKind = [...testFiles].filter((file) => pattern.test(file));
    if (ofKind.length > 1)
      failures.push(
        `${number} has ${kind} tests in several files. Move them to one: ${ofKind.join(', ')}`,
      );
  }
  if (isQuiet) continue;
  console.log(`${number} ${text.slice(0, 70)}`);
  for (const { file, title } of tests) console.log(`    ${file}: ${title}`);
}
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
