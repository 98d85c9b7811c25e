import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { Area } from '../../model';
import { makeMap } from './map';

const contentFolder = mkdtempSync(path.join(tmpdir(), 'map-'));
const mediaFolder = mkdtempSync(path.join(tmpdir(), 'media-'));
const file = path.join(contentFolder, 'map.svg');
// 1094 by 1000 units large, from 45.15 to 43.05 degrees north, and from 81.4 to 78.2 degrees west.
beforeEach(() => cpSync('e2e/fixtures/content/map.svg', file));

const barrie: Area = { name: 'Barrie', at: { latitude: 44.52, longitude: -79.48 } };

test('the map is a picture, with a mark for each area that has coordinates', async () => {
  const map = await makeMap(contentFolder, [{ name: 'Peel Region' }, barrie], mediaFolder);
  expect(map).toEqual({
    src: expect.stringMatching(/^\/media\/map\..*\.avif$/),
    width: 1400,
    height: 1280,
    markers: [{ area: 1, left: 60, top: 30 }],
  });
  const picture = sharp(path.join(mediaFolder, path.basename(map?.src ?? '')));
  expect(await picture.metadata()).toMatchObject({ width: 1400, height: 1280 });
});

test('without a drawing there is no map', async () => {
  rmSync(file);
  expect(await makeMap(contentFolder, [barrie], mediaFolder)).toBeUndefined();
});

test('a drawing that nothing can read is named', async () => {
  writeFileSync(file, 'a map');
  await expect(makeMap(contentFolder, [barrie], mediaFolder)).rejects.toThrow(
    /content\/map\.svg: found a file/,
  );
});
