import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Change, faultsOf, inExport, stop } from '../../e2e/helpers/published-host';
import { checkUploadedFiles } from './uploaded-files';

afterEach(stop);

test('a large file is no fault of the host', async () => {
  const video = inExport('media/video.mp4');
  writeFileSync(video, '');
  truncateSync(video, 6_000_000);
  expect(await faultsOf({})).toEqual([]);
  rmSync(video);
});

test.each<[string, Change, RegExp]>([
  ['missing pictures', { missing: /^\/media/ }, /media\/a.avif: status 404/],
  ['half a picture', { cut: /a.avif$/, headers: {} as never }, /a.avif: 3 of 12 bytes/],
  ['refused pictures', { missing: /^\/media/, unknown: 403 }, /media\/a.avif: status 403/],
  ['missing fonts', { missing: /^\/_next/ }, /_next\/static\/media\/b.woff2: status 404/],
])('%s are reported with a fix', async (_, change, message) => {
  const found = expect.stringMatching(message);
  expect(await faultsOf(change)).toContainEqual({
    level: 'error',
    found,
    next: expect.stringContaining('upload'),
  });
});

test.each<[string, Change]>([
  ['a host that compresses pictures', { cut: /a.avif$/ }],
  ['a host that hides its own settings', { missing: /^\/(_headers|404)/ }],
])('%s is accepted', async (_, change) => {
  expect(await faultsOf(change)).toEqual([]);
});

test('of several files that are missing in a folder the first is named, and how many more', async () => {
  const second = inExport('media/b.avif');
  writeFileSync(second, '');
  const faults = await faultsOf({ missing: /^\/media/ });
  rmSync(second);
  expect(faults).toEqual([
    expect.objectContaining({
      found: expect.stringMatching(/media\/a\.avif: .* 1 more of media likewise\./),
    }),
  ]);
});

test('a file of any name is asked at its address', async () => {
  const file = inExport('media/50% off.txt');
  writeFileSync(file, '');
  const faults = await faultsOf({});
  rmSync(file);
  expect(faults).toEqual([]);
});

test('a host gets six requests at once at most', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'many-'));
  mkdirSync(path.join(folder, 'media'));
  for (let number = 0; number < 20; number += 1)
    writeFileSync(path.join(folder, `media/${number}.avif`), '');
  let open = 0;
  let most = 0;
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    open += 1;
    most = Math.max(most, open);
    await new Promise(setImmediate);
    open -= 1;
    return new Response('');
  });
  expect(await checkUploadedFiles('https://clear.ca', folder)).toEqual([]);
  expect(fetched).toHaveBeenCalledTimes(20);
  expect(most).toBeLessThanOrEqual(6);
  fetched.mockRestore();
});
