import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentFolder } from '../../../model';
import { licences } from './licences';

test('the licences are those of the packages in the export, the typeface among them, and of no tools', () => {
  const parts = licences().split(/\n\n-{72}\n\n/);
  const [names, texts] = [0, 1].map((at) => parts.map((part) => part.split(/\n\n(.*)/s)[at] ?? ''));
  const packages = names?.map((name) => name.split(' ')[0]);
  const exported = ['react', 'react-dom', 'framer-motion', 'familjen-grotesk'];
  for (const name of exported)
    expect(packages).toContainEqual(expect.stringMatching(RegExp(`(^|/)${name}$`)));
  for (const tool of ['jest', 'typescript', 'zod']) expect(packages).not.toContain(tool);
  expect(texts?.[packages?.indexOf('react') ?? -1]).toContain('Permission is hereby granted');
});

describe('the licences of a project', () => {
  const project = process.cwd();
  const typeface = '@fontsource-variable/familjen-grotesk';
  beforeAll(() => {
    process.chdir(mkdtempSync(path.join(tmpdir(), 'licences-')));
    const packages: Record<string, object> = { '': { name: 'site' } };
    const add = (name: string, file: string, more: object = {}) => {
      const folder = path.join('node_modules', name);
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, file), `Words of ${name}\n\n`);
      packages[`node_modules/${name}`] = { version: '1.2.3', license: 'MIT', ...more };
    };
    add('american', 'LICENSE.md');
    add('british', 'Licence');
    add('copied', 'COPYING');
    add('without', 'README.md');
    add('american/node_modules/@scope/inner', 'license.txt');
    add('tool', 'LICENSE', { dev: true });
    add('native', 'LICENSE', { optional: true });
    add(typeface, 'LICENSE', { dev: true });
    packages['node_modules/not-installed'] = { version: '1.0.0', license: 'MIT' };
    writeFileSync('package-lock.json', JSON.stringify({ packages }));
    mkdirSync(contentFolder, { recursive: true });
    writeFileSync(path.join(contentFolder, 'map-licence.txt'), 'Map by\r\nneighbours\r\n');
  });
  afterAll(() => process.chdir(project));

  test('are in files of several names, and end with that of the map', () => {
    const entry = (name: string) => `${name} 1.2.3 (MIT)`;
    expect(licences().split(/\n\n-{72}\n\n/)).toEqual([
      `${entry('american')}\n\nWords of american`,
      `${entry('british')}\n\nWords of british`,
      `${entry('copied')}\n\nWords of copied`,
      entry('without'),
      `${entry('@scope/inner')}\n\nWords of american/node_modules/@scope/inner`,
      `${entry(typeface)}\n\nWords of ${typeface}`,
      'Map by\nneighbours\n',
    ]);
  });
});
