import { expect, type Page } from '@playwright/test';
import { faintWords } from '../../scripts/contrast/faint-words';
import { readBuilt } from '../../scripts/shared/read-site';
import { isAsShipped } from '../content';

const built = readBuilt();

/**
 * Words stand out from the pictures that came with the site and from what the code alone decides. Of
 * the owner's own pictures the launch check tells, so that a bright one keeps nobody from publishing.
 */
export async function expectWordsStandOut(page: Page) {
  const faint = await faintWords(page, built);
  const ours = faint.filter(({ over }) => over.every(isAsShipped));
  expect(ours.map(({ text, contrast }) => `${text}: ${contrast.toFixed(2)}`)).toEqual([]);
}
