import { test } from '@playwright/test';
import { placeVariant } from '../scripts/test/variant';
import { variantFolder, widgetOrigin } from './ports';

test('the variant is built', () => {
  // Half a minute, unless `npm test` or an earlier run has built it.
  test.setTimeout(600_000);
  placeVariant(variantFolder, widgetOrigin);
});
