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

/** Finds layout problems. Runs in the page, which gets only a function's source, so its imports are bundled. */
export const findLayoutProblems = new Function(
  'width',
  `${outputFiles.map(({ text }) => text).join('')} return layout.findProblems(width);`,
) as typeof findProblems;

/** Turns off motion and loads the typeface and all pictures before the page is measured. Runs in the page. */
export async function endMotion() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, ::before, ::after { animation: none !important; transform: none !important; transition: none !important }',
  );
  document.adoptedStyleSheets.push(sheet);
  for (const picture of document.images) picture.loading = 'eager';
  await document.fonts.ready;
}
