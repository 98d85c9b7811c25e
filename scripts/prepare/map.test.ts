import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Content, Place } from '../../content/schema/schema';
import { temporaryFolder } from '../test/temporary-folder';
import { prepareMap as prepare } from './map';

const barrie = { latitude: 44.39, longitude: -79.69 };
const toronto = { latitude: 43.7, longitude: -79.42 };

const serving = (places: Record<string, Place | undefined>) =>
  ({ site: { areas: Object.keys(places), places } }) as unknown as Content;

/** Every letter half an em wide. */
const prepareMap = (content: Content, folder: string) =>
  prepare(content, folder, (text) => ({ width: text.length / 2, at: () => '' }));

const shores = path.resolve('content/map.svg');

const folder = temporaryFolder();

function folderWith(map?: string): string {
  if (map) writeFileSync(path.join(folder, 'map.svg'), map);
  else copyFileSync(shores, path.join(folder, 'map.svg'));
  return folder;
}

test('each region has its place, north above south and west left of east', () => {
  const { drawing, css } = prepareMap(serving({ Barrie: barrie, Toronto: toronto }), folderWith());
  expect(drawing).toContain('<path');
  const [north, south] = [...css.matchAll(/left:([\d.]+)%;top:([\d.]+)%/g)].map((found) =>
    found.slice(1).map(Number),
  );
  expect(north?.[0]).toBeLessThan(south?.[0] ?? 0);
  expect(north?.[1]).toBeLessThan(south?.[1] ?? 0);
});

test('the drawing costs each visitor at most 2.5 KiB and is silent', () => {
  const { drawing = '' } = prepareMap(serving({ Barrie: barrie }), folderWith());
  expect(brotliCompressSync(drawing).length).toBeLessThan(2.5 * 1024);
  expect(drawing).not.toMatch(/<title|data-/);
});

test.each([
  ['a region has no place', { Barrie: barrie, Muskoka: undefined }],
  [
    'a region lies outside the map',
    { Barrie: barrie, Ottawa: { latitude: 45.42, longitude: -75.7 } },
  ],
])('there is no map when %s', (_, places) => {
  expect(prepareMap(serving(places), folderWith())).toEqual({ drawing: undefined, css: '' });
});

test('there is no map when its file is gone', () => {
  expect(prepareMap(serving({ Barrie: barrie }), folder).drawing).toBeUndefined();
});

test('a drawing that does not say where it lies is told in a sentence', () => {
  const map = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>';
  expect(() => prepareMap(serving({ Barrie: barrie }), folderWith(map))).toThrow(
    'content/map.svg: found no edges, expected data-north',
  );
});
