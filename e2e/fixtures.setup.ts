import { spawnSync } from 'node:child_process';
import { expect, test as setup } from '@playwright/test';

/** The build does nothing when its export is up to date. */
setup('build', () => {
  setup.setTimeout(600_000);
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    env: { ...process.env, ...setup.info().project.metadata },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  expect(status, stdout + stderr).toBe(0);
});
