import { reportAxeViolations } from './audits';
import { answerStatistics, expect, type Page, test } from './gate';
import { rebuildAdvice } from './messages';
import { relative, site, siteFile, testedPages, tracker } from './tested-site';

const provider = site.statistics?.provider;
const question = (page: Page) => page.locator('[data-statistics]');

/** Clicks every visible call and e-mail link of the page without leaving it. */
const clickLinks = (page: Page) =>
  page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault());
    const links = document.querySelectorAll<HTMLAnchorElement>(
      'a[href^="tel:"], a[href^="mailto:"]',
    );
    const shown = [...links].filter((link) => link.checkVisibility({ visibilityProperty: true }));
    for (const link of shown) link.click();
    return shown.map(({ protocol }) => (protocol === 'tel:' ? 'call' : 'e_mail'));
  });

if (tracker) {
  test('calls and e-mails are counted', async ({ page, gate }) => {
    for (const { path } of testedPages) {
      await page.goto(relative(path));
      if (path === testedPages[0]?.path) await answerStatistics(page, 'agree');
      await gate.expects(
        () => expect.poll(() => gate.received.statistics.length).toBeGreaterThan(0),
        `${path}: the statistics of ${provider} are not loaded. Compare statistics in ${siteFile} with the provider’s code.`,
      );
      gate.received.events.length = 0;
      const clicked = await clickLinks(page);
      if (provider === 'cloudflare') continue;
      await gate.expects(
        () => expect.poll(() => gate.received.events.toSorted()).toEqual(clicked.toSorted()),
        `${path}: not every click on a phone number or an e-mail address is counted at ${provider}. ${rebuildAdvice}`,
      );
    }
  });
}

if (tracker?.consent) {
  test('nothing is counted for visitors who decline, who are asked once', async ({
    page,
    gate,
  }) => {
    await page.goto(relative('/'));
    await gate.expects(
      () => expect(question(page)).toBeVisible(),
      `Visitors are not asked whether they may be counted (${siteFile}, statistics).`,
    );
    await reportAxeViolations(page, gate, 'the question of the statistics');
    await answerStatistics(page, 'decline');
    await expect(question(page)).toBeHidden();
    await reportAxeViolations(page, gate, 'Home after the answer');
    await page.goto(relative('/contact'));
    await gate.expects(
      () => expect(question(page)).toBeHidden(),
      `Visitors who declined are asked again whether they may be counted (${siteFile}, statistics).`,
    );
    await clickLinks(page);
    if (gate.received.statistics.length > 0 || gate.received.events.length > 0)
      gate.report(`${provider} counts visitors who declined. ${rebuildAdvice}`);
  });
}
