import { spawnSync } from 'node:child_process';
import { expect, test as setup } from '@playwright/test';

/** The build does nothing when its export is up to date. */
setup('build the sites of e2e/fixtures', () => {
  setup.setTimeout(600_000);
  const sites = { site: 'e2e/fixtures/content', variant: 'e2e/fixtures/variant' };
  for (const [name, content] of Object.entries(sites)) {
    const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
      env: { ...process.env, CONTENT_DIR: content, OUT_DIR: `test-results/${name}` },
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect(status, stdout + stderr).toBe(0);
  }
});
