import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { refuseLinks } from './refuse-links';

test('a link to something inside a folder is an error with its name, an Emacs lock and the folder itself are not', () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'links-'));
  const folder = path.join(parent, 'public');
  mkdirSync(path.join(folder, 'prices'), { recursive: true });
  // Windows allows everybody links to folders of this kind.
  const link = (to: string, ...name: string[]) =>
    symlinkSync(to, path.join(parent, ...name), 'junction');
  link(folder, 'linked');
  link(path.join(parent, 'owner@computer.1'), 'public', '.#site.yaml');
  for (const name of ['public', 'linked'])
    expect(() => refuseLinks(path.join(parent, name))).not.toThrow();
  for (const name of ['private', '.#private']) link(tmpdir(), 'public', 'prices', name);
  const prices = path.join(folder, 'prices');
  expect(() => refuseLinks(folder)).toThrow(
    [path.join(prices, '.#private'), path.join(prices, 'private')].join('\n'),
  );
});
