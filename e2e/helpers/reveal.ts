import { stopAnimations } from './animations';
import { finishAnimations, type Page, stopClock } from './test';

export const card = '#installations';

/** A window so low that even a single row of cards lies below it. Timers run when the test says, and animations do not. */
export async function open(page: Page, path: string) {
  await page.setViewportSize({ width: 1440, height: 320 });
  await stopClock(page);
  await page.goto(path);
  await stopAnimations(page);
  await finishAnimations(page);
}

/** As it is seen: its own opacity times that of everything it stands in. */
export const opacity = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    let product = 1;
    for (let each: Element | null = element; each; each = each.parentElement)
      product *= Number(getComputedStyle(each).opacity);
    return product;
  });
