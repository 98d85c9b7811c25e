import { expect, type Page, test } from '@playwright/test';
import { content, dialled, services, site } from '../content';

/** What a visitor sees of bands, footer and panes, and how words stand in their lines. */

/** Texts whose last line holds a single word though two would fit, of all that take several lines. */
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
      const second = words.at(-2);
      if (!last || !second || words.length < 4) return [];
      // Two words that are too long to stand side by side must stand apart.
      const room = element.getBoundingClientRect().width;
      if (second.width + last.width + 0.25 * last.height > room) return [];
      const inLastLine = words.filter(({ bottom }) => bottom > last.top + 1);
      return inLastLine.length === 1 ? [`${element.textContent} (${innerWidth} px)`] : [];
    }),
  );
}

/** Words set smaller than this, in rem, or thinner than usual. */
export function smallWords(page: Page, least: number): Promise<(string | null)[]> {
  return page.evaluate((least) => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility())
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3))
      .filter((element) => {
        const { fontSize, fontWeight } = getComputedStyle(element);
        const size = Number.parseFloat(fontSize);
        // None at all has the name beside the mark that alone stands for it.
        return (size > 0 && size < least * rem - 0.01) || Number(fontWeight) < 400;
      })
      .map(({ textContent }) => textContent);
  }, least);
}

/** The footer says how to reach the business, where it works, and leads to each page. */
export async function expectFooterOfUse(page: Page) {
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator(`a[href="${dialled}"]`)).toHaveText(site.phone.display);
  const mail = await footer.locator('a[href^="mailto:"]').getAttribute('href');
  expect(mail?.slice('mailto:'.length)).toContain(site.email);
  for (const words of [site.hours, ...site.areas, content.servicesPage.assurance]) {
    await expect(footer.getByText(words, { exact: true }).first()).toBeVisible();
  }
  for (const { name, path } of content.navigation) {
    const link = footer.getByRole('link', { name, exact: true }).last();
    await expect(link).toHaveAttribute('href', path);
  }
}

/** Every page but the contact page asks for a call at its end, where nothing else parts it from the footer. */
export async function expectCallAtEnd(page: Page, path: string) {
  const call = page.getByRole('main').locator(`a[href="${dialled}"]`).last();
  await call.scrollIntoViewIfNeeded();
  await call.click({ trial: true });
  const gap = await call.evaluate(
    (link) =>
      (document.querySelector('footer')?.getBoundingClientRect().top ?? 0) -
      link.getBoundingClientRect().bottom,
  );
  expect(gap, path).toBeLessThan(200);
}

/** The hairlines of a row of services lie on one line, and the last row is full. */
async function expectRows(page: Page) {
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
    expect(new Set(row.map(({ hairline }) => hairline)).size).toBe(1);
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

/** At each width: no word stands alone on a last line, nothing is small, and rows are rows. */
export async function expectGoodLines(page: Page, path: string, widths: number[]) {
  const before = page.viewportSize() ?? { width: 0, height: 0 };
  for (const width of widths) {
    await page.setViewportSize({ ...before, width });
    expect.soft(await orphans(page), 'alone on the last line').toEqual([]);
    if (path === '/services') {
      await test.step(`rows at ${width} px`, () => expectRows(page));
    }
  }
  await page.setViewportSize(before);
  expect(await smallWords(page, 0.9), 'smaller than 0.9 rem').toEqual([]);
}

/** In a tall window the footer ends it; in a low one a pane's picture leaves room for its words. */
export async function expectSuitsHeights(page: Page, path: string) {
  const before = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ ...before, height: 3000 });
  const end = () =>
    page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().bottom);
  await expect.poll(end).toBeGreaterThanOrEqual(3000);
  if (path === '/services') {
    const height = 360;
    await page.setViewportSize({ width: 740, height });
    const lowest = () =>
      page
        .locator('main li[id] img')
        .evaluateAll((images) =>
          Math.min(...images.map((image) => image.getBoundingClientRect().height)),
        );
    await expect.poll(lowest).toBeLessThanOrEqual(height / 2);
  }
  await page.setViewportSize(before);
}

/** The contact page's first view holds everything, the phone first. */
export async function expectContactInView(page: Page, isMobile: boolean) {
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
}

/** A name of twenty wide letters stays clear of the call button. */
export async function expectRoomForAName(page: Page, widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    const boxes = await page.getByRole('banner').evaluate((element) => {
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
    expect(boxes.right, `${width} px`).toBeLessThanOrEqual(boxes.next);
    expect(boxes.top, `${width} px`).toBeGreaterThanOrEqual(0);
    expect(boxes.bottom, `${width} px`).toBeLessThanOrEqual(boxes.bar);
  }
}

/** With an iPhone on its side no text lies beneath its camera. */
export async function expectClearOfCamera(page: Page) {
  const camera = 59;
  const session = await page.context().newCDPSession(page);
  const setInsets = (inset: number) =>
    session.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: inset, right: inset } });
  await setInsets(camera);
  await page.setViewportSize({ width: 852, height: 393 });
  const beneath = await page.evaluate((inset) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent, textContent: text } = node;
      if (!text?.trim() || !parent?.checkVisibility()) continue;
      if (parent.closest('script, style, [popover], [data-skip-link], .visually-hidden')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      if (left < inset || right > innerWidth - inset) found.push(text);
    }
    return found;
  }, camera);
  expect(beneath).toEqual([]);
  await setInsets(0);
}
