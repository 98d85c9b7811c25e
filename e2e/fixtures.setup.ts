import { spawnSync } from 'node:child_process';
import { expect, test as setup } from '@playwright/test';

/** The sites under test with their content folders. The real one is built last: what it made stays. */
const sites = {
  'test-results/site': 'e2e/fixtures/content',
  'test-results/variant': 'e2e/fixtures/variant',
  out: 'content',
};

/** The build does nothing when its export is up to date. */
setup('build the sites', () => {
  setup.setTimeout(600_000);
  for (const [OUT_DIR, CONTENT_DIR] of Object.entries(sites)) {
    const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
      env: { ...process.env, CONTENT_DIR, OUT_DIR },
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect(status, stdout + stderr).toBe(0);
  }
});
