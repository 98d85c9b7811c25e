/** @jest-environment node */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { watchContent } from './watch-content';

let folder: string;
let stop: () => void;
let calls: number;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'watch-'));
  for (const place of ['pages', 'pictures', 'icons', 'generated']) {
    mkdirSync(path.join(folder, place));
  }
  write('site.yaml', 'name: x');
  calls = 0;
  stop = watchContent(folder, async () => {
    calls += 1;
  });
});
afterEach(() => {
  stop();
  rmSync(folder, { recursive: true });
});

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);

/** Longer than the quiet that ends a burst of changes. */
const settled = () => wait(600);

test.each(['site.yaml', 'logo.svg', 'pages/home.yaml', 'pictures/patio.jpg', 'icons/x.svg'])(
  'a change of %s counts once',
  async (file) => {
    write(file, 'one');
    write(file, 'two');
    await settled();
    expect(calls).toBe(1);
  },
);

test('a file that an editor puts in the place of the old one counts', async () => {
  write('.site.yaml.swp', 'name: y');
  renameSync(path.join(folder, '.site.yaml.swp'), path.join(folder, 'site.yaml'));
  await settled();
  expect(calls).toBe(1);
});

test('what is generated, code and editors’ scratch files do not count', async () => {
  write('generated/content.json', '{}');
  write('load.ts', '');
  write('.site.yaml.swp', '');
  write('pictures/.DS_Store', '');
  await settled();
  expect(calls).toBe(0);
});

test('changes during a call lead to one more call, never to two at a time', async () => {
  stop();
  let atOnce = 0;
  let most = 0;
  stop = watchContent(folder, async () => {
    calls += 1;
    atOnce += 1;
    most = Math.max(most, atOnce);
    await wait(500);
    atOnce -= 1;
  });
  write('site.yaml', '1');
  await wait(300);
  write('site.yaml', '2');
  await wait(250);
  write('site.yaml', '3');
  await wait(2000);
  expect(most).toBe(1);
  expect(calls).toBeGreaterThanOrEqual(2);
});
