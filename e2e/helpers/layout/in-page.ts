import { buildSync } from 'esbuild';
import type { findFaults } from './find-faults';

export type { LayoutFault } from './find-faults';

const { outputFiles } = buildSync({
  entryPoints: ['e2e/helpers/layout/find-faults.ts'],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'layout',
});

/** Runs in the page, in every engine. Playwright and WebDriver send a function as its text, so it is one text. */
export const findLayoutFaults = new Function(
  'width',
  `${outputFiles.map(({ text }) => text).join('')} return layout.findFaults(width);`,
) as typeof findFaults;

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
