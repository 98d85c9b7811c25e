import { reportAxeViolations, reportLayout } from './audits';
import { answerStatistics, expect, test } from './gate';
import { rebuildAdvice } from './messages';
import { missingPath, relative, site, siteFile, sourceOf, testedPages } from './tested-site';

for (const { path, title, heading } of testedPages) {
  test(`${path} is complete, accessible and sound`, async ({ page, gate }) => {
    const response = await page.goto(relative(path));
    const status = path === missingPath ? 404 : 200;
    if (response?.status() !== status)
      gate.report(`${path} answers ${response?.status()} and not ${status}. ${rebuildAdvice}`);
    await gate.expects(
      () => expect(page).toHaveTitle(title),
      `${path}: the page’s title is not “${title}”, ${sourceOf(title)}. ${rebuildAdvice}`,
    );
    await gate.expects(
      () => expect(page.getByRole('heading', { level: 1 })).toHaveText(heading),
      `${path}: the main heading is not “${heading}”, ${sourceOf(heading)}. ${rebuildAdvice}`,
    );
    const call = page.locator(`a[href="tel:${site.phone.dial}"]:visible`).first();
    await answerStatistics(page, 'decline');
    await gate.expects(
      () => call.click({ trial: true, timeout: 10_000 }),
      `${path}: nobody can call: no link to ${site.phone.dial} (${siteFile}, phone: dial) is in view and free. ${rebuildAdvice}`,
    );
    await reportAxeViolations(page, gate, path);
    await reportLayout(page, gate, path);
  });
}
