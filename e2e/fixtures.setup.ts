import { spawnSync } from 'node:child_process';
import { expect, test as setup } from '@playwright/test';

/** The sites under test with their content folders. The real one is built last: what it made stays. */
const sites = {
  'test-results/site': 'e2e/fixtures/content',
  'test-results/variant': 'e2e/fixtures/variant',
  out: 'content',
};

// One after the other: the builds share public/media and public/islands.
setup.describe.configure({ mode: 'serial', timeout: 600_000 });

/** The build does nothing when its export is up to date. */
for (const [OUT_DIR, CONTENT_DIR] of Object.entries(sites)) {
  setup(`build ${OUT_DIR}`, () => {
    const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
      env: { ...process.env, CONTENT_DIR, OUT_DIR },
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect(status, stdout + stderr).toBe(0);
  });
}
