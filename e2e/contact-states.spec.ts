import { expectAccessible } from './helpers/axe';
import { mockFormService, succeed } from './helpers/contact';
import { phone } from './helpers/fixture-site';
import { findLayoutFaults } from './helpers/layout-faults';
import { filledIn } from './helpers/message';
import { expect, hydrate, type Page, test } from './helpers/test';

/* Each state of the form where it has it hardest: in a page that is translated, and in the smallest window. */

// React tells that a page was translated before it was hydrated.
test.use({ expected: /Failed to load resource|Minified React error #418/ });

const field = (page: Page, name: 'fullName' | 'email' | 'message') =>
  page.locator(`[name=${name}]`);
/** By their names, because the labels may be translated. */
async function fillIn(page: Page) {
  for (const [name, text] of Object.entries(filledIn))
    await page.locator(`form [name=${name}]`).fill(text);
}
const button = (page: Page) => page.locator('form > button[type=submit]');
const errorSummary = (page: Page) => page.locator('[data-error-summary]');

/** Replaces every text, and each one that comes, as the translators of browsers do. Runs in the page. */
function translate() {
  const replaceTexts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.textContent?.trim() || text.parentElement?.closest('font, script, style, textarea'))
        continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `${text.textContent}°`;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
  };
  replaceTexts();
  new MutationObserver(replaceTexts).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

const conditions: Record<string, (page: Page) => Promise<unknown>> = {
  async 'in a page translated before hydration'(page) {
    await page.goto('/contact');
    await page.evaluate(translate);
    await hydrate(page);
  },
  async 'in a page translated after hydration'(page) {
    await page.goto('/contact');
    await hydrate(page);
    await page.evaluate(translate);
  },
  async 'in a window of 320 × 256 pixels'(page) {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/contact');
    await hydrate(page);
  },
};

/** The state is laid out soundly, and what has the focus is in the window, below the header. */
async function expectSound(page: Page, state: string) {
  const header = await page.getByRole('banner').boundingBox();
  const focused = await page.locator(':focus').boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(focused?.y, state).toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
  expect(focused?.y, state).toBeLessThan(height);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // In the fallback a longer text may break.
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(findLayoutFaults, width), state).toEqual([]);
  await expectAccessible(page, state);
}

for (const [condition, open] of Object.entries(conditions)) {
  test(`${condition} blank fields have their errors until they are filled in`, async ({ page }) => {
    const service = await mockFormService(page);
    await open(page);
    await button(page).click();
    await expect(field(page, 'fullName')).toBeFocused();
    for (const name of ['fullName', 'email', 'message'] as const)
      await expect(field(page, name)).toHaveAccessibleDescription(/is needed\./);
    await expectSound(page, 'blank fields');
    await fillIn(page);
    await button(page).click();
    await expect(page.locator('form')).toHaveCount(0);
    expect(service.requests).toHaveLength(1);
  });

  test(`${condition} the error summary comes with each failure, and the thanks after it`, async ({
    page,
  }) => {
    const service = await mockFormService(page, (route) =>
      route.fulfill({ status: 500, body: 'no' }),
    );
    await open(page);
    await fillIn(page);
    for (const attempt of [1, 2]) {
      await button(page).focus();
      await button(page).click();
      await expect(errorSummary(page), `attempt ${attempt}`).toBeFocused();
      await expect(errorSummary(page)).toContainText('Your message was not sent.');
      await expect(errorSummary(page).locator(`a[href="${phone.href}"]`)).toContainText(
        phone.shown,
      );
      await expect(button(page)).toContainText('SEND');
      await expect(button(page)).toBeEnabled();
    }
    await expectSound(page, 'the error summary');
    service.respond = succeed;
    await button(page).click();
    await expect(page.locator(':focus')).toContainText('Thanks for reaching out.');
    await expectSound(page, 'the thanks');
  });

  test(`${condition} the service’s errors are at their fields, each new one too`, async ({
    page,
  }) => {
    const messages = ['should be an email', 'is not one that we know'];
    const service = await mockFormService(page, (route) => {
      const message = messages[service.requests.length - 1] ?? '';
      const errors = [{ field: 'email', code: 'TYPE_EMAIL', message }];
      return route.fulfill({ status: 422, json: { error: 'Validation errors', errors } });
    });
    await open(page);
    await fillIn(page);
    for (const message of messages) {
      await button(page).click();
      await expect(field(page, 'email')).toHaveAccessibleDescription(new RegExp(message));
      await expect(field(page, 'email')).toBeFocused();
    }
    await expectSound(page, 'an error at a field');
    service.respond = succeed;
    await button(page).click();
    await expect(page.locator(':focus')).toContainText('Thanks for reaching out.');
  });
}
