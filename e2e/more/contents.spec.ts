import { spawnSync } from 'node:child_process';
import { everyPage } from '../helpers/fixture-site';
import { openExport } from '../helpers/open-export';
import { random } from '../helpers/random-choices';
import { expectSoundLayout } from '../helpers/sound-layout';
import { expect, test } from '../helpers/test';
import { writeContent } from '../helpers/write-content';

/* Contents drawn at random from the schema build and have a sound layout. CONTENTS=40 draws more of them. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (let seed = 1; seed <= Number(process.env.CONTENTS ?? 6); seed++) {
  test(`random content of seed ${seed} has a sound layout`, async ({ page }) => {
    const CONTENT_DIR = `test-results/content/random-${seed}`;
    const OUT_DIR = `test-results/random-${seed}`;
    writeContent(CONTENT_DIR, random(seed));
    const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
      env: { ...process.env, CONTENT_DIR, OUT_DIR },
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect(status, stdout + stderr).toBe(0);
    await openExport(page, OUT_DIR);
    for (const { path } of everyPage) {
      await page.goto(path);
      await expectSoundLayout(page);
    }
  });
}
