import { test } from '@playwright/test';
import { everyPage } from './routes';
import { expectAxeFindsNothing } from './sweep/axe';
import { expectWithinBudget } from './sweep/budgets';
import { expectWordsStandOut } from './sweep/contrast';
import {
  expectBarKeepsPlace,
  expectKeyboardReachesAll,
  expectLargeTargets,
} from './sweep/keyboard';
import { expectPrintsWell } from './sweep/paper';
import { expectStandsStill } from './sweep/still';
import { expectSoundVisit } from './sweep/visit';
import { expectKeepsWordsEnlarged } from './sweep/zoom';

/** One visit to each page, to its end, answers whatever is asked of a page at rest. */
for (const path of everyPage) {
  test(`${path} renders without complaint, fits, shifts nowhere, asks no other host, keeps to its budget and is there for everybody`, async ({
    page,
    isMobile,
    baseURL,
  }) => {
    const fetched = await test.step('visit', () => expectSoundVisit(page, path, baseURL ?? ''));
    if (isMobile) await test.step('budget', () => expectWithinBudget(path, fetched));
    // Nothing fades or moves any more, so that every colour is what it stays.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await test.step('reduced motion', () => expectStandsStill(page));
    await test.step('axe', () => expectAxeFindsNothing(page, path, isMobile));
    await test.step('targets', () => expectLargeTargets(page));
    await test.step('words on pictures', () => expectWordsStandOut(page));
    // Paper and a window at 400 % are the same for every device, and so is what lies below the bar.
    if (isMobile && path !== '/contact') return;
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await test.step('keyboard', () => expectKeyboardReachesAll(page));
    await test.step('keyboard in the bar', () => expectBarKeepsPlace(page));
    if (isMobile) return;
    await test.step('paper', () => expectPrintsWell(page));
    await test.step('zoom', () => expectKeepsWordsEnlarged(page));
  });
}
