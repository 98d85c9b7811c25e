import { spawnSync } from 'node:child_process';
import { runNextBuild } from './build';

jest.mock('node:child_process', () => ({ spawnSync: jest.fn() }));

test.each([
  ['that is killed', { status: null, signal: 'SIGKILL' }, 'Was the memory used up? A build needs'],
  ['that fails', { status: 1, signal: null }, 'The build has failed, for the reason above.'],
])('a build %s ends with a sentence', (_, result, message) => {
  jest.mocked(spawnSync).mockReturnValue(result as ReturnType<typeof spawnSync>);
  expect(() => runNextBuild({})).toThrow(message);
});
