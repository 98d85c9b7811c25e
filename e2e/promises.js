import { readdirSync, readFileSync } from 'node:fs';

/*
 * Prints each promise of docs/specification.md with the tests whose titles begin with its number, and what is missing:
 * a promise without a test, or with tests in several files. Fails when a promise has no test, and when a title has a number
 * that the specification lacks. With --quiet it prints no more than that.
 */
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
const unknown = [];
for (const file of files.filter((name) => /\.(test|spec)\.tsx?$/.test(name)).sort())
  for (const [, , number, title] of readFileSync(file, 'utf8').matchAll(
    /\(\s*(['"`])([A-Z]\d+) ((?:(?!\1)[^\\\n]|\\.)*)/g,
  )) {
    const promise = promises.get(number);
    if (promise) promise.tests.push({ file, title });
    else unknown.push(`${file}: “${number} ${title}”`);
  }
for (const [number, { text, tests }] of isQuiet ? [] : promises) {
  const homes = new Set(tests.map(({ file }) => file));
  const finding = ['without a test', ''][homes.size] ?? `in ${homes.size} files`;
  console.log(`${number} ${text.slice(0, 70)}${finding && `  [${finding}]`}`);
  for (const { file, title } of tests) console.log(`    ${file}: ${title}`);
}
const untested = [...promises].filter(([, { tests }]) => tests.length === 0);
if (untested.length > 0) {
  console.error(`\nWithout a test: ${untested.map(([number]) => number).join(', ')}`);
  process.exitCode = 1;
}
if (unknown.length > 0) {
  console.error(`\nNot in docs/specification.md:\n${unknown.join('\n')}`);
  process.exitCode = 1;
}
