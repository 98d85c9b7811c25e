import { readFileSync } from 'node:fs';
import path from 'node:path';
import { changedLibrary, library } from './library-changes';

test('each change finds its place in the version that is installed', () => {
  const changed = changedLibrary(readFileSync(path.join(library, 'index.js'), 'utf8'));
  expect(changed).toContain('globalThis.formBegan?.(');
  expect(changed).not.toContain('www.githubstatus.com/api');
  expect(changed).not.toContain('their changes will be lost');
});

test('a version that has changed there is refused in a sentence', () => {
  expect(() => changedLibrary('export default {};')).toThrow(
    'This version of Sveltia CMS has changed how it asks for GitHub’s status: see scripts/editor/library-changes.ts.',
  );
});
