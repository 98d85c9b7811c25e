import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Area } from '../../model';
import { makeMap } from './map';

const contentFolder = mkdtempSync(path.join(tmpdir(), 'map-'));
const mediaFolder = mkdtempSync(path.join(tmpdir(), 'media-'));
const file = path.join(contentFolder, 'map.svg');
// It measures 1094 by 1000 units and reaches from 45.15 to 43.05 degrees north, and from 81.4 to 78.2 degrees west.
beforeEach(() => cpSync('e2e/fixtures/content/map.svg', file));

const barrie: Area = { name: 'Barrie', at: { latitude: 44.52, longitude: -79.48 } };

test('the map is published unchanged, with a marker for each area that has coordinates', async () => {
  const map = await makeMap(contentFolder, [{ name: 'Peel Region' }, barrie], mediaFolder);
  expect(map).toEqual({
    src: expect.stringMatching(/^\/media\/map\..*\.svg$/),
    width: 1094,
    height: 1000,
    markers: [{ area: 1, left: 60, top: 30 }],
  });
  const published = readFileSync(path.join(mediaFolder, path.basename(map?.src ?? '')));
  expect(published).toEqual(readFileSync(file));
});

test('without coordinates there is no map', async () => {
  expect(await makeMap(contentFolder, [{ name: 'Peel Region' }], mediaFolder)).toBeUndefined();
});

test('a map that cannot be read is reported', async () => {
  writeFileSync(file, 'a map');
  await expect(makeMap(contentFolder, [barrie], mediaFolder)).rejects.toThrow(
    /content\/map\.svg: found a damaged file/,
  );
});
