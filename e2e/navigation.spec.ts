import { expect, type Page, test } from '@playwright/test';
import { content, headings, site } from './content';
import { isCrossFading } from './in-page';
import { openWithoutLoader, settled, watchForErrors } from './routes';

/** Home's link to the services page. */
const toServices = (page: Page) =>
  page.getByRole('link', { name: content.home.services.more, exact: true });

test('a route change starts at the top, keeps the document and announces its title', async ({
  page,
}) => {
  const expectNoErrors = watchForErrors(page);
  await openWithoutLoader(page, '/');
  await settled(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await toServices(page).click();
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings['/services']);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  const announced = () =>
    page.evaluate(
      () => document.querySelector('next-route-announcer')?.shadowRoot?.textContent ?? '',
    );
  await expect.poll(announced).toContain(content.servicesPage.title);
  expectNoErrors();
});

test('Back and Forward restore the place on the page', async ({ page }) => {
  await openWithoutLoader(page, '/');
  await settled(page);
  await toServices(page).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await toServices(page).click();
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings['/services']);
  // As a person would, after the cross-fade: until it ends React holds the next change back.
  await expect.poll(() => page.evaluate(isCrossFading)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the page cross-fades while the bar stands still', async ({ page }) => {
  await openWithoutLoader(page, '/services');
  await settled(page);
  await page.evaluate(() => {
    const begin = document.startViewTransition.bind(document);
    Object.assign(window, { transitions: [] });
    document.startViewTransition = (options) => {
      const transition = begin(options);
      void transition.ready.then(() => {
        const names = document.getAnimations().map((animation) => {
          const effect = animation.effect as KeyframeEffect;
          return `${effect.pseudoElement} ${effect.getComputedTiming().duration}`;
        });
        (window as unknown as { transitions: string[][] }).transitions.push(names);
      });
      return transition;
    };
  });
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  const animations = () =>
    page.evaluate(() => (window as unknown as { transitions: string[][] }).transitions.flat());
  await expect.poll(animations).toContainEqual(expect.stringMatching(/view-transition.* 250/));
  const moving = (await animations()).filter((name) => name.includes('group(bar)'));
  expect(moving).toEqual([]);
});

test('the year is the visitor’s, not the build’s', async ({ page }) => {
  const expectNoErrors = watchForErrors(page);
  await page.clock.setFixedTime('2031-01-02T12:00:00');
  await openWithoutLoader(page, '/contact');
  await expect(page.getByText(`© 2031 ${site.name}`)).toBeVisible();
  expectNoErrors();
});
