import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { refuseLinks } from './refuse-links';

test('a link inside a folder is an error with its name, an Emacs lock and the folder itself are not', () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'links-'));
  const folder = path.join(parent, 'public');
  mkdirSync(path.join(folder, 'prices'), { recursive: true });
  // Windows allows everybody links to folders of this kind.
  const link = (to: string, ...name: string[]) =>
    symlinkSync(to, path.join(parent, ...name), 'junction');
  link(folder, 'linked');
  link(tmpdir(), 'public', '.#site.yaml');
  for (const name of ['public', 'linked'])
    expect(() => refuseLinks(path.join(parent, name))).not.toThrow();
  link(tmpdir(), 'public', 'prices', 'private');
  expect(() => refuseLinks(folder)).toThrow(path.join(folder, 'prices', 'private'));
});
