import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test as setup } from '@playwright/test';
import { limits } from './helpers/sites';
import { writeContent } from './helpers/write-content';

const builds = [
  { CONTENT_DIR: 'e2e/fixtures/content', OUT_DIR: 'test-results/site' },
  ...limits.map((name) => ({
    CONTENT_DIR: `test-results/content/${name}`,
    OUT_DIR: `test-results/${name}`,
    // Next fails when a host or shell has set NODE_ENV to something else, unless the build sets it.
    NODE_ENV: 'development' as const,
  })),
];

setup.beforeAll(() => {
  for (const name of limits) writeContent(`test-results/content/${name}`, name === 'max-content');
});

for (const build of builds) {
  setup(`${build.CONTENT_DIR} builds`, () => {
    setup.skip(
      Boolean(process.env.REUSE_BUILDS) && existsSync(build.OUT_DIR),
      'REUSE_BUILDS is set and the export exists.',
    );
    const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
      env: { ...process.env, ...build },
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect(status, stdout + stderr).toBe(0);
  });
}
