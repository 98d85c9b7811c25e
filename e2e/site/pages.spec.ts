import { reportBarriers } from './audits';
import { answerStatistics, expect, notYours, type Page, test } from './gate';
import { everyPage, placeOf, relative, site, siteFile } from './site';

/** The pictures that are not shown, as the names of their files. */
const lostPictures = (page: Page) =>
  page.locator('main img').evaluateAll((pictures: HTMLImageElement[]) =>
    pictures.flatMap((picture) => {
      picture.loading = 'eager';
      const isShown = picture.complete && picture.naturalWidth > 0;
      return isShown ? [] : [picture.currentSrc.replace(/.*\//, '')];
    }),
  );

for (const { path, title, heading } of everyPage) {
  test(`${path} is complete, accessible and sound`, async ({ page, gate }) => {
    const response = await page.goto(relative(path));
    const status = path === '/no-such-page' ? 404 : 200;
    if (response?.status() !== status)
      gate.report(`${path} answers ${response?.status()} and not ${status}. ${notYours}`);
    await gate.expects(
      () => expect(page).toHaveTitle(title),
      `${path}: the page’s title is not “${title}”, ${placeOf(title)}. ${notYours}`,
    );
    await gate.expects(
      () => expect(page.getByRole('heading', { level: 1 })).toHaveText(heading),
      `${path}: the main heading is not “${heading}”, ${placeOf(heading)}. ${notYours}`,
    );
    const call = page.locator(`a[href="tel:${site.phone.dial}"]:visible`).first();
    await answerStatistics(page, 'decline');
    await gate.expects(
      () => call.click({ trial: true }),
      `${path}: nobody can call: no link to ${site.phone.dial} (${siteFile}, phone: dial) is in view and free. ${notYours}`,
    );
    const lost = async () => expect(await lostPictures(page)).toEqual([]);
    const isComplete = await gate.expects(
      () => expect(lost).toPass(),
      `${path}: a picture is not shown.`,
    );
    if (!isComplete)
      for (const name of await lostPictures(page))
        gate.report(`${path}: the picture ${name} is not shown. Run npm run build again.`);
    await reportBarriers(page, gate, path);
  });
}
