import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentFolder } from '../../content/schema';
import { buildSite, runNextBuild } from './build';

jest.mock('node:child_process', () => ({ spawnSync: jest.fn() }));

test.each([
  ['that is killed', { status: null, signal: 'SIGKILL' }, 'Was the memory used up? A build needs'],
  ['that fails', { status: 1, signal: null }, 'The build has failed, for the reason above.'],
])('a build %s ends with a sentence', (_, result, message) => {
  jest.mocked(spawnSync).mockReturnValue(result as ReturnType<typeof spawnSync>);
  expect(() => runNextBuild({})).toThrow(message);
});

test('Next builds the site for production, whatever the shell says', () => {
  jest.mocked(spawnSync).mockReturnValue({ status: 0, signal: null } as never);
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  expect(() => runNextBuild({ BASE_PATH: '/sub' })).not.toThrow();
  jest.restoreAllMocks();
  expect(jest.mocked(spawnSync).mock.lastCall?.[2]?.env).toMatchObject({
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    BASE_PATH: '/sub',
  });
});

test.each(['public', contentFolder])('a link in %s is not published', async (folder) => {
  const project = process.cwd();
  process.chdir(mkdtempSync(path.join(tmpdir(), 'build-')));
  for (const name of ['public', contentFolder]) mkdirSync(name, { recursive: true });
  const link = path.join(folder, 'private');
  // Windows allows everybody links to folders of this kind.
  symlinkSync(tmpdir(), link, 'junction');
  const build = buildSite();
  process.chdir(project);
  await expect(build).rejects.toThrow(link);
});
