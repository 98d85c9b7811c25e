import { expect, test } from '@playwright/test';
import { content, services, site } from './content';
import { everyPage, openWithoutLoader, settled } from './routes';

// Colours change at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of everyPage) {
  test(`${path} prints on few sheets, dark on white, the business and its phone first`, async ({
    page,
  }) => {
    await openWithoutLoader(page, path);
    await settled(page);
    await page.emulateMedia({ media: 'print' });
    const head = await page
      .getByRole('banner')
      .evaluate((element) => getComputedStyle(element, '::after').content);
    for (const fact of [site.name, site.phone.display, site.email]) expect(head).toContain(fact);

    const dark = () =>
      page.evaluate(() => {
        const luminance = (color: string) => {
          const [r = 0, g = 0, b = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
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
              [...element.childNodes].some(
                (node) => node.nodeType === 3 && node.textContent?.trim(),
              ),
            )
            .filter((element) => (luminance(getComputedStyle(element).color) ?? 0) > 0.4)
            .map(({ textContent }) => textContent),
        };
      });
    await expect.poll(dark).toEqual({ floods: [], paleWords: [] });

    const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
    const printed = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
    expect(printed, 'sheets of paper').toBeLessThanOrEqual(2);
  });
}

test('the services and the contact details are on paper', async ({ page }) => {
  await openWithoutLoader(page, '/services');
  await page.emulateMedia({ media: 'print' });
  for (const { title, description } of services) {
    for (const words of [title, ...description])
      await expect(page.getByRole('main').getByText(words, { exact: true }).first()).toBeVisible();
  }
  await openWithoutLoader(page, '/contact');
  for (const words of [site.email, site.phone.display, site.hours]) {
    await expect(page.locator('dd').getByText(words, { exact: true })).toBeVisible();
  }
  for (const { url } of content.socials) {
    const link = page.getByRole('contentinfo').locator(`a[href="${url}"]`);
    expect(
      await link.evaluate((element) => getComputedStyle(element, '::after').content),
    ).toContain(url);
  }
});
