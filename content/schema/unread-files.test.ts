import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../scripts/test/temporary-folder';
import { unreadFiles } from './unread-files';

const folder = temporaryFolder();

test('of a copied content file it is told that nothing in it is shown', () => {
  mkdirSync(path.join(folder, 'pages'));
  for (const file of ['services.yaml', 'services - Copy.yaml', 'pages/home.yaml', 'pages/faq.yml'])
    writeFileSync(path.join(folder, file), '');
  expect(unreadFiles(folder)).toEqual([
    expect.stringMatching(/^content\/services - Copy\.yaml is not read: /),
    expect.stringMatching(/^content\/pages\/faq\.yml is not read: /),
  ]);
});
