import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';

test('npm run dev names the character of the folder that it cannot have', () => {
  const cwd = mkdtempSync(`${tmpdir()}/my#site-`);
  const args = ['--import', pathToFileURL('scripts/tsx.js').href, `${__dirname}/dev.ts`];
  const { stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  expect(stderr).toMatch(/^\nnpm run dev does not work in a folder with # in its path: .*\n\n$/);
});
