import { spawnSync } from 'node:child_process';
import { expect, test as setup } from '@playwright/test';
import { limits } from './helpers/limits';
import { writeContent } from './helpers/write-content';

const builds = [
  { CONTENT_DIR: 'e2e/fixtures/content', OUT_DIR: 'test-results/site' },
  ...Object.keys(limits).map((name) => ({
    CONTENT_DIR: `test-results/content/${name}`,
    OUT_DIR: `test-results/${name}`,
    // Hosts and shells may set NODE_ENV to another value. Next fails then, unless the build sets its own.
    NODE_ENV: 'development' as const,
  })),
];

setup.beforeAll(() => {
  for (const [name, choices] of Object.entries(limits))
    writeContent(`test-results/content/${name}`, choices());
});

for (const build of builds) {
  // A build does nothing when its export is up to date.
  setup(`${build.CONTENT_DIR} builds`, () => {
    const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
      env: { ...process.env, ...build },
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect(status, stdout + stderr).toBe(0);
  });
}
