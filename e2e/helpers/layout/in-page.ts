import { buildSync } from 'esbuild';
import type { findProblems } from './find-problems';

export type { LayoutProblem } from './find-problems';

const { outputFiles } = buildSync({
  entryPoints: ['e2e/helpers/layout/find-problems.ts'],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'layout',
});

/** Runs in the page, in every engine. Playwright and WebDriver send a function as its text, so it is one text. */
export const findLayoutProblems = new Function(
  'width',
  `${outputFiles.map(({ text }) => text).join('')} return layout.findProblems(width);`,
) as typeof findProblems;

/** Runs in the page, before it is measured: ends motion, and loads typeface and pictures. */
export async function endMotion() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, ::before, ::after { animation: none !important; transform: none !important; transition: none !important }',
  );
  document.adoptedStyleSheets.push(sheet);
  for (const picture of document.images) picture.loading = 'eager';
  await document.fonts.ready;
}
