import { expect, type Page, test } from '@playwright/test';
import { content, dialled, isLinked, services, site } from './content';
import { everyPage, openWithoutLoader, routes } from './routes';

/** What a visitor sees of bands, footer and panes, and how words stand in their lines. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Texts whose last line holds a single word, of all that take several lines. */
function orphans(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('p, li, li *, dd, blockquote, h1, h2, h3')].flatMap((element) => {
      if (!element.checkVisibility() || element.closest('[popover], .visually-hidden')) return [];
      if ([...element.children].some((part) => !/^inline/.test(getComputedStyle(part).display)))
        return [];
      const words: DOMRect[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.parentElement?.closest('.visually-hidden')) continue;
        for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          words.push(range.getBoundingClientRect());
        }
      }
      const last = words.at(-1);
      if (!last || words.length < 4) return [];
      const inLastLine = words.filter(({ bottom }) => bottom > last.top + 1);
      return inLastLine.length === 1 ? [`${element.textContent} (${innerWidth} px)`] : [];
    }),
  );
}

for (const path of everyPage) {
  test(`${path} leaves no word alone on a last line, sets nothing small, and ends with a footer of use`, async ({
    page,
    isMobile,
  }) => {
    await openWithoutLoader(page, path);
    const footer = page.getByRole('contentinfo');
    await expect(footer.locator(`a[href="${dialled}"]`)).toHaveText(site.phone.display);
    const mail = await footer.locator('a[href^="mailto:"]').getAttribute('href');
    expect(mail?.slice('mailto:'.length)).toContain(site.email);
    for (const words of [site.hours, ...site.areas, content.servicesPage.assurance]) {
      await expect(footer.getByText(words, { exact: true }).first()).toBeVisible();
    }
    const height = page.viewportSize()?.height ?? 0;
    for (const width of isMobile ? [360, 390] : [768, 1440, 1920]) {
      await page.setViewportSize({ width, height });
      expect.soft(await orphans(page), 'alone on the last line').toEqual([]);
    }
    const small = await page.evaluate(() => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      return [...document.querySelectorAll('body *')]
        .filter((element) => element.checkVisibility())
        .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3))
        .filter((element) => {
          const { fontSize, fontWeight } = getComputedStyle(element);
          return Number.parseFloat(fontSize) < 0.9 * rem - 0.01 || Number(fontWeight) < 400;
        })
        .map(({ textContent }) => textContent);
    });
    expect(small, 'smaller than 0.9 rem').toEqual([]);
  });
}

test('the footer’s links walk through the pages, and every page but this asks for a call at its end', async ({
  page,
}) => {
  await openWithoutLoader(page, '/no-such-page');
  const footer = page.getByRole('contentinfo');
  for (const { name, path } of content.navigation) {
    await footer.getByRole('link', { name, exact: true }).last().click();
    await expect(page).toHaveURL(path);
  }
  for (const path of routes) {
    if (!isLinked(path) || path === '/contact') continue;
    await openWithoutLoader(page, path);
    const call = page.getByRole('main').locator(`a[href="${dialled}"]`).last();
    await call.scrollIntoViewIfNeeded();
    await call.click({ trial: true });
    // Nothing but the call lies between it and the footer: a visitor at the page's end sees both.
    const gap = await call.evaluate(
      (link) =>
        (document.querySelector('footer')?.getBoundingClientRect().top ?? 0) -
        link.getBoundingClientRect().bottom,
    );
    expect(gap, path).toBeLessThan(200);
  }
});

test('the hairlines of a row of services lie on one line, and the last row is full', async ({
  page,
  isMobile,
}) => {
  await openWithoutLoader(page, '/services');
  const height = page.viewportSize()?.height ?? 0;
  for (const width of isMobile ? [390] : [768, 1440]) {
    await page.setViewportSize({ width, height });
    const panes = await page.evaluate(
      (ids) =>
        ids.map((id) => {
          const pane = document.getElementById(id) ?? document.body;
          const { top, left, right } = pane.getBoundingClientRect();
          const list = pane.querySelector('ul')?.getBoundingClientRect();
          return { top: Math.round(top), left, right, hairline: Math.round(list?.top ?? 0) };
        }),
      services.map(({ id }) => id),
    );
    for (const start of new Set(panes.map(({ top }) => top))) {
      const row = panes.filter(({ top }) => top === start);
      expect(new Set(row.map(({ hairline }) => hairline)).size, `${width} px`).toBe(1);
      expect(Math.min(...row.map(({ left }) => left))).toBeCloseTo(
        Math.min(...panes.map(({ left }) => left)),
        0,
      );
      expect(Math.max(...row.map(({ right }) => right))).toBeCloseTo(
        Math.max(...panes.map(({ right }) => right)),
        0,
      );
    }
  }
});

test('a name of twenty wide letters stays clear of the call button', async ({ page }) => {
  const bar = page.getByRole('banner');
  for (const width of [360, 390, 820]) {
    await page.setViewportSize({ width, height: 700 });
    await openWithoutLoader(page, '/contact');
    const boxes = await bar.evaluate((element) => {
      const words = element.querySelector('a')?.lastChild as Node;
      words.textContent = 'W'.repeat(20);
      const range = document.createRange();
      range.selectNodeContents(words);
      const name = range.getBoundingClientRect();
      const next = [...element.children].filter((part) => part.checkVisibility())[1];
      return {
        right: name.right,
        top: name.top,
        bottom: name.bottom,
        next: next?.getBoundingClientRect().left ?? 0,
        bar: element.getBoundingClientRect().height,
      };
    });
    expect(boxes.right).toBeLessThanOrEqual(boxes.next);
    expect(boxes.top).toBeGreaterThanOrEqual(0);
    expect(boxes.bottom).toBeLessThanOrEqual(boxes.bar);
  }
});

test('the contact page’s first view holds everything, the phone first', async ({
  page,
  isMobile,
}) => {
  await openWithoutLoader(page, '/contact');
  const details = page.getByRole('main').locator('dd');
  await expect(details.first()).toHaveText(site.phone.display);
  if (isMobile) {
    await expect(details.first()).toBeInViewport({ ratio: 1 });
    return;
  }
  await expect(details.last()).toBeInViewport({ ratio: 1 });
  await expect(
    page.getByRole('button', { name: content.contact.form.send, exact: true }),
  ).toBeInViewport({ ratio: 1 });
});
