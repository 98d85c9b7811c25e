import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

test('modules in content/ are refused before any of them runs', () => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'modules-'));
  const args = ['--import', pathToFileURL('scripts/tsx.js').href, '-e', 'console.log("runs")'];
  const run = () => spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  mkdirSync(path.join(cwd, 'content/schema'), { recursive: true });
  expect(run()).toMatchObject({ status: 0, stdout: 'runs\n' });
  for (const name of ['schema/load/node_modules', 'package.json', 'node_modules']) {
    const found = path.join(cwd, 'content', name);
    mkdirSync(found, { recursive: true });
    expect(run()).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining(`Remove content/${name}`),
    });
    rmSync(found, { recursive: true });
  }
});

test('a link in the place of content/ is named', () => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'linked-'));
  symlinkSync(tmpdir(), path.join(cwd, 'content'), 'junction');
  const args = ['--import', pathToFileURL('scripts/tsx.js').href, '-e', 'console.log("runs")'];
  expect(spawnSync(process.execPath, args, { cwd, encoding: 'utf8' })).toMatchObject({
    status: 1,
    stdout: '',
    stderr: '\ncontent is a link. Put the folder itself in its place.\n\n',
  });
});

test('missing packages are named with the command that installs them', () => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'packages-'));
  copyFileSync('scripts/tsx.js', path.join(cwd, 'tsx.mjs'));
  const args = ['--import', './tsx.mjs', '-e', 'console.log("runs")'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: '\nThe packages are missing. Type: npm ci\n\n',
  });
});
