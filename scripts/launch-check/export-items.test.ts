import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Content } from '../../content/model/schema';
import { exportItems } from './export-items';

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'export-'));
  for (const folder of [
    'content/pictures',
    'content/model/generated',
    'content/model/editor',
    'out',
  ]) {
    mkdirSync(path.join(project, folder), { recursive: true });
  }
  write('content/site.yaml', 'name: x');
});
afterEach(() => rmSync(project, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(path.join(project, file), text);

/** Until the file system can tell the times of two files apart, however coarse its clock. */
async function aMoment() {
  const now = () => {
    write('clock', '');
    return statSync(path.join(project, 'clock')).ctimeMs;
  };
  const before = now();
  while (now() === before) await wait(1);
}

async function build(url = 'https://clearwater.ca') {
  await aMoment();
  write('out/_headers', '');
  write('out/index.html', `<head><link rel="canonical" href="${url}/"/></head>`);
  await aMoment();
}

function found(url = 'https://clearwater.ca') {
  const content = { site: { url } } as Content;
  const [item] = exportItems(content, path.join(project, 'content'), path.join(project, 'out'));
  return `${item?.state}: ${item?.found}`;
}

test('no export', () => {
  expect(found()).toBe('must: There is no whole export in out/.');
});

test('an export of the content as it is', async () => {
  await build();
  expect(found()).toBe('ready: out/ holds the site as content/ says it now.');
});

test('an export that is older than the content', async () => {
  await build();
  write('content/site.yaml', 'name: y');
  expect(found()).toBe('must: content/ has changed since out/ was built.');
});

test('a picture copied into place after the build counts, although it was taken long before', async () => {
  await build();
  const picture = path.join(project, 'content/pictures/patio.jpg');
  writeFileSync(picture, 'a photo');
  utimesSync(picture, new Date('2020-01-01'), new Date('2020-01-01'));
  expect(found()).toBe('must: content/ has changed since out/ was built.');
});

test('what is made from the content does not count as a change', async () => {
  await build();
  write('content/model/generated/content.json', '{}');
  write('content/model/editor/site.json', '{}');
  expect(found()).toMatch(/^ready/);
});

test('an export with pictures made in haste', async () => {
  mkdirSync(path.join(project, 'out/media'));
  write('out/media/service-glass-card-400.draft0743d2d431.avif', 'a draft');
  await build();
  expect(found()).toBe(
    'must: out/ holds pictures that npm start made in haste, larger than they need to be.',
  );
});

test('an export for another address', async () => {
  await build('https://old.ca');
  expect(found()).toBe('must: out/ was built for https://old.ca/, not for https://clearwater.ca.');
});

test('an export for a placeholder', async () => {
  await build('https://northpane.example');
  expect(found('https://northpane.example')).toBe(
    'must: out/ was built for the placeholder https://northpane.example: search engines and shared links would lead nowhere.',
  );
});
