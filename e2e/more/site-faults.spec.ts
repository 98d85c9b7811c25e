import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { journeyFaults } from './journey-faults';
import { exportOf, problemsIn } from './owner-sites';
import { pageFaults } from './page-faults';

/* What else the gate finds in the sites that owners.spec.ts has built: several faults in one run of its tests. */

for (const { name, site, spec, pages, found, notFound = [] } of [...pageFaults, ...journeyFaults])
  test(`faults of ${name} are found`, () => {
    const info = test.info();
    const folder = info.outputPath('export');
    cpSync(exportOf(site), folder, { recursive: true });
    for (const [page, edit] of Object.entries(pages)) {
      const file = `${folder}/${page}.html`;
      expect(existsSync(file)).toBe(true);
      if (edit) writeFileSync(file, edit(readFileSync(file, 'utf8')));
      else rmSync(file);
    }
    const problems = problemsIn(site, folder, spec);
    rmSync(folder, { recursive: true });
    info.annotations.push({ type: 'problems', description: problems.join('\n') });
    for (const message of found)
      expect.soft(problems).toContainEqual(expect.stringMatching(message));
    for (const message of notFound)
      expect.soft(problems).not.toContainEqual(expect.stringMatching(message));
  });

test('a fault at which a test stops is listed with the name of the test', () => {
  const folder = test.info().outputPath('export');
  cpSync(exportOf('project-page'), folder, { recursive: true });
  rmSync(`${folder}/contact.html`);
  expect(problemsIn('project-page', folder, 'site/files')).toContainEqual(
    expect.stringMatching(/^- \/contact has what search engines and link previews read: .*ENOENT/),
  );
});
