import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../../content/schema/schema';
import { temporaryFolder } from '../test/temporary-folder';
import { exportItem } from './export-items';

const out = temporaryFolder();

function found(isCurrent = true, url = 'https://clearwater.ca') {
  const { state, found } = exportItem({ site: { url } } as Content, out, isCurrent);
  return `${state}: ${found}`;
}

test('no export, or one of other content', () => {
  expect(found(false)).toBe('must: out/ does not hold the site as content/ says it now.');
});

test('an export of the content as it is', () => {
  expect(found()).toBe('ready: out/ holds the site as content/ says it now.');
});

test('an export with pictures made in haste', () => {
  mkdirSync(path.join(out, 'media'));
  writeFileSync(path.join(out, 'media/service-glass-card-400.draft0743d2d431.avif'), 'a draft');
  expect(found()).toBe(
    'must: out/ holds pictures that npm start made in haste, larger than they need to be.',
  );
});

test('an export for a placeholder', () => {
  expect(found(true, 'https://northpane.example')).toBe(
    'must: out/ was built for the placeholder https://northpane.example: search engines and shared links would lead nowhere.',
  );
});
