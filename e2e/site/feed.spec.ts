import { content } from '../../content';
import { reportAxeViolations } from './audits';
import { answerStatistics, expect, type Page, test } from './gate';
import { feed, isFrame, isSample, relative, site, siteFile } from './tested-site';

const { label, consent } = content.gallery.feed;
const region = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: label, exact: true });
const question = (page: Page) => region(page).getByRole('button').filter({ visible: true }).first();
const provider = site.feed.provider === 'custom' ? 'your own' : site.feed.provider;

async function openGallery(page: Page) {
  await page.goto(relative('/gallery'));
  await answerStatistics(page, 'decline');
  await region(page).scrollIntoViewIfNeeded();
}

/** The posts, in the page or in the provider's frame. */
const posts = (page: Page) =>
  isFrame
    ? region(page).frameLocator('iframe').getByText('Mocked posts')
    : region(page).locator('[data-mock]');

if (isSample) {
  test('the gallery shows its own pictures', async ({ page, gate }) => {
    await openGallery(page);
    const pictures = region(page).locator('img').filter({ visible: true });
    const count = () =>
      pictures.evaluateAll(
        (all: HTMLImageElement[]) => all.filter(({ naturalWidth }) => naturalWidth > 0).length,
      );
    await gate.expects(
      () => expect.poll(count).toBeGreaterThanOrEqual(6),
      'The gallery shows fewer than its six pictures. Look at sampleFeed in content/pages/gallery.yaml.',
    );
  });
} else if (provider !== 'none') {
  test(`the feed of ${provider} is shown${feed.consent ? ' to visitors who agree' : ''}`, async ({
    page,
    gate,
  }) => {
    await openGallery(page);
    if (feed.consent) {
      await gate.expects(async () => {
        await expect(
          region(page).getByText(consent, { exact: true }).filter({ visible: true }).first(),
        ).toBeVisible();
        await expect(question(page)).toBeVisible();
      }, `The gallery does not ask before it loads the feed, although ${siteFile} has feed: consent: true.`);
      if (gate.received.feed.length > 0)
        gate.report(
          `The gallery loads ${provider} before the visitor agrees, although ${siteFile} has feed: consent: true.`,
        );
      await reportAxeViolations(page, gate, 'the question before the feed');
      await question(page).click();
    }
    await gate.expects(async () => {
      await expect(posts(page).first()).toBeVisible();
    }, `The feed of ${provider} does not appear, although its script answers. Compare feed in ${siteFile} with the provider’s code.`);
    await gate.expects(
      async () => expect((await region(page).boundingBox())?.height ?? 0).toBeGreaterThan(400),
      `The feed of ${provider} has no height. Compare feed in ${siteFile} with the provider’s code.`,
    );
    await reportAxeViolations(page, gate, 'the feed');
  });
}
