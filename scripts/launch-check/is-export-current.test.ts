import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isExportCurrent } from './is-export-current';

/** A project with an export that is newer than all its files except this one. */
function isCurrentBeside(newer: string): boolean {
  const project = mkdtempSync(path.join(tmpdir(), 'project-'));
  const save = (file: string, seconds: number) => {
    const name = path.join(project, file);
    mkdirSync(path.dirname(name), { recursive: true });
    writeFileSync(name, '');
    utimesSync(name, seconds, seconds);
  };
  for (const file of ['content/site.yaml', 'public/a.pdf', 'app/page.tsx']) save(file, 1000);
  save('out/index.html', 2000);
  save(newer, 3000);
  return isExportCurrent(path.join(project, 'out'), path.join(project, 'content'), project);
}

test.each(['content/site.yaml', 'public/price.pdf', 'public/_headers', 'components/a/b.css'])(
  'an export that is older than %s is out of date',
  (file) => {
    expect(isCurrentBeside(file)).toBe(false);
  },
);

test.each(['docs/owner.md', 'public/media/a.avif'])(
  'an export that is older than %s is current',
  (file) => {
    expect(isCurrentBeside(file)).toBe(true);
  },
);
