import { test } from '@playwright/test';
import { everyPage } from './routes';
import { expectSoundVisit } from './sweep/visit';

// On a phone, budgets.phone.spec.ts makes the same visits.
for (const path of everyPage) {
  test(`${path} renders without complaint, fits, shifts nowhere and asks no other host`, async ({
    page,
    baseURL,
  }) => {
    await expectSoundVisit(page, path, baseURL ?? '');
  });
}
