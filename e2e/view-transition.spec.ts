import { expect, type Page, test } from './helpers/test';

const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).first();

test('a click during a view transition hits its target', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      viewTransition?.ready.then(() => {
        // It would end by itself. Now only the page can end it.
        for (const animation of document.getAnimations()) animation.pause();
        document.documentElement.setAttribute('data-transition', '');
      });
    });
  });
  await page.goto('/services');
  await headerLink(page, 'Gallery').click();
  await expect(page.locator('html[data-transition]')).toHaveCount(1);
  const { x = 0, y = 0 } = (await headerLink(page, 'Contact').boundingBox()) ?? {};
  await page.mouse.click(x + 20, y + 20);
  await expect(page).toHaveURL('/contact');
});

for (const [reducedMotion, durations] of [
  ['no-preference', '250'],
  ['reduce', ''],
] as const) {
  test(`pages fade for “${durations}” ms with reduced motion “${reducedMotion}”, and nothing is left of it`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      addEventListener('pagereveal', async ({ viewTransition }) => {
        if (!viewTransition) return;
        await viewTransition.ready;
        const durations = document.getAnimations().flatMap(({ effect }) => {
          const { pseudoElement } = effect as KeyframeEffect;
          const isOfPages = pseudoElement?.startsWith('::view-transition');
          return isOfPages ? (effect?.getTiming().duration ?? []) : [];
        });
        await viewTransition.finished;
        document.documentElement.dataset.durations = [...new Set(durations)].join();
      });
    });
    await page.goto('/services');
    await headerLink(page, 'Gallery').click();
    await expect(page.locator('html')).toHaveAttribute('data-durations', durations);
    await expect(page.locator('html')).not.toHaveAttribute('data-view-transition');
  });
}

test('the open menu is a part of the old page that fades', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      const parts = document
        .getAnimations()
        .map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
      document.documentElement.dataset.parts = parts.join();
    });
  });
  await page.goto('/services');
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await page.locator('#menu').getByRole('link', { name: 'Gallery' }).tap();
  await expect(page).toHaveURL('/gallery');
  await expect(page.locator('html')).toHaveAttribute(
    'data-parts',
    /view-transition-old\(\w*menu\)/,
  );
});
