import { expect, test } from '@playwright/test';
import { placeVariant } from '../scripts/test/variant';
import { variantFolder, widgetOrigin } from './ports';

/** Of the process in which `npm test` builds it meanwhile. */
const builder = Number(process.env.COPIES_PID);

function isBeingBuilt() {
  try {
    return builder > 0 && process.kill(builder, 0);
  } catch {
    return false;
  }
}

test('the variant is built', async () => {
  // Half a minute, unless `npm test` or an earlier run has built it.
  test.setTimeout(600_000);
  await expect.poll(isBeingBuilt, { timeout: 500_000 }).toBe(false);
  placeVariant(variantFolder, widgetOrigin);
});
