import { expect, type Page } from '@playwright/test';
import { site } from '../content';

/** The page prints on a sheet (an owner's longer texts on two), dark on white, the business and its phone first. */
export async function expectPrintsWell(page: Page) {
  await page.emulateMedia({ media: 'print' });
  const head = await page
    .getByRole('banner')
    .evaluate((element) => getComputedStyle(element, '::after').content);
  for (const fact of [site.name, site.phone.display, site.email]) expect(head).toContain(fact);

  const dark = () =>
    page.evaluate(() => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      // Whatever way a colour is written in, painted it is four numbers.
      const luminance = (color: string) => {
        if (!canvas) return undefined;
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return alpha === 0 ? undefined : (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
      };
      const seen = [...document.querySelectorAll('body, body *')].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
      return {
        floods: seen
          .filter((element) => (luminance(getComputedStyle(element).backgroundColor) ?? 1) < 0.85)
          .filter((element) => element.tagName !== 'IMG')
          .map(({ className }) => className),
        paleWords: seen
          .filter((element) =>
            [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
          )
          .filter((element) => (luminance(getComputedStyle(element).color) ?? 0) > 0.4)
          .map(({ textContent }) => textContent),
      };
    });
  await expect.poll(dark).toEqual({ floods: [], paleWords: [] });

  const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
  const printed = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
  const isStandIn = site.url.includes('northpane.example');
  expect(printed, 'sheets of paper').toBeLessThanOrEqual(isStandIn ? 1 : 2);
  await page.emulateMedia({ media: 'screen' });
}
