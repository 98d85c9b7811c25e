import { expect, type Page } from './test';
import { findUnsound, type Width } from './unsound-layout';

/** The page's layout is sound: `findUnsound` finds nothing. */
export async function expectSoundLayout(page: Page, widths?: readonly Width[]) {
  const found = await findUnsound(page, widths);
  const lines = found.map(
    ({ problem, texts }) => `${texts.map((it) => `“${it}”`).join(' and ')}: ${problem}`,
  );
  expect.soft(lines, `the layout of ${new URL(page.url()).pathname}`).toEqual([]);
}
