import { expect, type Page } from './test';

/** At 400 % zoom and with wide text spacing no text is clipped or outside the viewport. */
export async function expectReflow(page: Page) {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  const lost = () =>
    page.evaluate(() => {
      const wide = document.documentElement.scrollWidth - innerWidth;
      const elements = [...document.querySelectorAll('main *, footer *, header *')].filter(
        (element) =>
          element.checkVisibility() &&
          element.localName !== 'textarea' &&
          !element.closest('.visually-hidden, [popover], .social-feed, [aria-hidden=true]'),
      );
      const cut = elements.filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        const hasWords = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        const isClipped =
          getComputedStyle(element).overflow !== 'visible' &&
          (element.scrollWidth > element.clientWidth + 1 ||
            element.scrollHeight > element.clientHeight + 1);
        return isClipped || (hasWords && (right > innerWidth + 1 || left < -1));
      });
      return [
        ...(wide > 0 ? [`${wide} px too wide`] : []),
        ...cut.map(({ textContent }) => textContent),
      ];
    });
  await page.waitForFunction(() => matchMedia('(width: 320px)').matches);
  await expect.poll(lost).toEqual([]);
}
