import { type Colour, contrast } from '../scripts/media/colours';
import { everyPage, linkedPages, notFound } from './helpers/fixture-site';
import { expect, type Page, scrollPosition, scrollTo, test } from './helpers/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const header = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' });
const headerLink = (page: Page, name: string) =>
  header(page).getByRole('link', { name, exact: true });
const black: Colour = [0, 0, 0];

/** Links to the form with a subject. */
const subjects = [
  { path: '/services', name: 'Hardware', link: 'Ask about this Hardware' },
  { path: '/', name: 'Peel Region', link: 'Peel Region' },
];

test('the logo links to Home, and the first Tab stop is the skip link', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('banner').getByRole('link', { name: 'Northpane' }).first().click();
  await expect(page).toHaveURL('/');
  await page.waitForLoadState();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  // It is focused only to be read from there.
  await expect(page.getByRole('main')).toHaveCSS('outline-style', 'none');
  await scrollTo(page, 300);
  await headerLink(page, 'Gallery').focus();
  expect(await scrollPosition(page), 'the header is always in view').toBe(300);
});

test('the 404 page has its number on a line of its own, and leads to Home', async ({ page }) => {
  await page.goto(notFound.path);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^404\s*\n/, { useInnerText: true });
  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the header marks the current page', async ({ page }) => {
  for (const { path } of everyPage) {
    await page.goto(path);
    const names = linkedPages.flatMap((one) => (one.path === path ? one.name : []));
    await expect(header(page).locator('[aria-current=page]')).toHaveText(names);
  }
});

test('the line is below the current page’s link alone, and can be seen', async ({ page }) => {
  for (const { path, name } of linkedPages) {
    await page.goto(path);
    const lines = await header(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').transform));
    const shown = linkedPages.map((one) =>
      one.path === path ? 'none' : 'matrix(0, 0, 0, 1, 0, 0)',
    );
    expect(lines, path).toEqual(shown);
    const [line = black, ground = black] = await headerLink(page, name).evaluate((link) => {
      const { borderBottomColor } = getComputedStyle(link, '::after');
      const header = link.closest('header') ?? link;
      // Over a picture the ground is in front of the header.
      const part = header.matches('[data-over-picture]') ? '::before' : undefined;
      const { backgroundColor } = getComputedStyle(header, part);
      return [borderBottomColor, backgroundColor].map((colour): Colour => {
        const [red = 0, green = 0, blue = 0] = colour.match(/\d+/g)?.map(Number) ?? [];
        return [red, green, blue];
      });
    });
    expect(contrast(line, ground), path).toBeGreaterThanOrEqual(3);
  }
});

test('Home’s bar is dark before text or lamps run below it', async ({ page }) => {
  await page.goto('/');
  const ground = () =>
    page.getByRole('banner').evaluate((header) => getComputedStyle(header, '::before').opacity);
  // A scroll timeline is inactive until the first frame after the layout.
  await expect.poll(ground).toBe('0');
  await scrollTo(page, 8);
  await expect.poll(ground).toBe('1');
});

test('links at services and areas begin the message with their name', async ({ page }) => {
  for (const { path, name, link } of subjects) {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: link }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(`${name}: `);
  }
});

test('the whole card of a service is its link', async ({ page }) => {
  await page.goto('/services');
  await page.locator('#hardware').click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL('/contact?about=Hardware');
});

test.describe('without the typeface, which may be lost on one page only', () => {
  test.use({ expected: /Failed to load resource/ });

  test('the links of the header keep their places from page to page', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 768 });
      const places = new Set<string>();
      for (const { path } of everyPage) {
        await page.goto(path);
        const links = header(page).getByRole('link');
        const lefts = await links.evaluateAll((all) =>
          all.map((link) => Math.round(link.getBoundingClientRect().left)),
        );
        places.add(lefts.join());
      }
      expect([...places], `at ${width} pixels`).toHaveLength(1);
    }
  });
});

test('Back and Forward without a cache restore the page and the scroll position', async ({
  page,
}) => {
  await page.goto('/');
  await scrollTo(page, 400);
  await headerLink(page, 'Services').click();
  await expect(heading(page)).toHaveText('Our Services');
  await page.waitForLoadState();
  expect(await scrollPosition(page)).toBe(0);
  await scrollTo(page, 300);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollPosition(page)).toBe(400);
  await page.goForward();
  await expect(heading(page)).toHaveText('Our Services');
  await expect.poll(() => scrollPosition(page)).toBe(300);
});

test('the links of Home lead to what they name', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const [name, address] of [
    ['See what each includes', '/services'],
    ['Ask for a visit', '/contact'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', address);
  const tiles = await main
    .locator('li a[href*="#"]')
    .evaluateAll((links) =>
      links.map((link) => [(link as HTMLAnchorElement).hash, link.textContent]),
    );
  expect(tiles.length).toBeGreaterThan(3);
  await page.getByRole('link', { name: 'See our work and what clients say' }).click();
  await expect(page).toHaveURL('/gallery');
  await page.goto('/services');
  for (const [hash, title] of tiles)
    await expect(page.locator(`${hash} h2`)).toHaveText(title ?? '');
});

test('a card of Services leads to a message that begins with its title', async ({ page }) => {
  await page.goto('/services');
  await page.locator('#glass-and-mirrors').getByRole('link').click();
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue('Glass & Mirrors: ');
});

test('the speculation rules are valid', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const rules: unknown[] = [];
  session.on('Preload.ruleSetUpdated', ({ ruleSet: { errorMessage, sourceText } }) =>
    // At an earlier moment visitors would pay for pages that they never open.
    rules.push([errorMessage, sourceText.match(/"eagerness":"(.*?)"/)?.[1]]),
  );
  await session.send('Preload.enable');
  await page.goto('/');
  await expect
    .poll(() => rules, 'one set of rules, without an error')
    .toEqual([[undefined, 'moderate']]);
});

for (const [reducedMotion, durations] of [
  ['no-preference', '250'],
  ['reduce', ''],
] as const) {
  test(`R3 pages cross-fade for “${durations}” ms with reduced motion “${reducedMotion}”`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      addEventListener('pagereveal', async ({ viewTransition }) => {
        await viewTransition?.ready;
        const all = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        const fades = all.filter((one) => one.pseudoElement?.startsWith('::view-transition'));
        const durations = new Set(fades.map((fade) => fade.getTiming().duration));
        document.documentElement.dataset.durations = [...durations].join();
      });
    });
    await page.goto('/services');
    await headerLink(page, 'Gallery').click();
    await expect(page.locator('html')).toHaveAttribute('data-durations', durations);
  });
}
