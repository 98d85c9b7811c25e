import { expect, test } from './gate';
import { relative, site, siteFile } from './tested-site';

const { notice } = site;
const day = 24 * 3_600_000;
/** In Ontario, in winter. */
const noonOf = (date: string) => Date.parse(`${date}T12:00-05:00`);

if (notice) {
  test('the notice is shown on its days only', async ({ page, gate }) => {
    const line = page.locator('[data-notice]');
    const first = noonOf(notice.from);
    const last = noonOf(notice.until);
    for (const [time, isShown] of [
      [first - day, false],
      [first, true],
      [last, true],
      [last + day, false],
    ] as const) {
      await page.clock.setFixedTime(time);
      await page.goto(relative('/'));
      const date = new Date(time).toISOString().slice(0, 10);
      await gate.expects(
        async () => {
          await expect(line).toBeVisible({ visible: isShown });
          if (isShown) await expect(line).toContainText(notice.text);
        },
        `On ${date} the notice “${notice.text}” is ${isShown ? 'not ' : ''}shown. Look at its days in ${siteFile}, notice: from and until.`,
      );
    }
  });
}
