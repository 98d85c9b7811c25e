import { test } from '@playwright/test';
import { everyPage, openWithoutLoader, settled } from './routes';
import { expectAxeFindsNothing } from './sweep/axe';
import { expectWordsStandOut } from './sweep/contrast';
import { expectKeyboardReachesAll, expectLargeTargets } from './sweep/keyboard';
import { expectPrintsWell } from './sweep/paper';
import { expectKeepsWordsEnlarged } from './sweep/zoom';

// Nothing fades or waits to be scrolled to, so that every colour is what it stays.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of everyPage) {
  test(`${path} is there for everybody: axe, contrast on pictures, targets, keyboard, zoom, paper`, async ({
    page,
    isMobile,
  }) => {
    await openWithoutLoader(page, path);
    await settled(page);
    await test.step('axe', () => expectAxeFindsNothing(page, path, isMobile));
    await test.step('targets', () => expectLargeTargets(page));
    await test.step('words on pictures', () => expectWordsStandOut(page));
    // Paper and a window at 400 % are the same for every device, and so is what lies below the bar.
    if (isMobile && path !== '/contact') return;
    await page.evaluate(() => scrollTo(0, 0));
    await test.step('keyboard', () => expectKeyboardReachesAll(page));
    if (isMobile) return;
    await test.step('paper', () => expectPrintsWell(page));
    await test.step('zoom', () => expectKeepsWordsEnlarged(page));
  });
}
