import { formAction, formTarget, pageList } from '../../model';
import { basePath, content } from '../../model/content';
import { findViolations } from '../helpers/axe';
import { expect, test } from '../helpers/base-test';
import { describeLayoutProblems } from '../helpers/layout/describe-problems';

/*
 * Any owner's site, before it is published: the export in OUT_DIR of the content in CONTENT_DIR, below its base path. It must
 * pass for every valid content, so hosts of other companies, and the `scripts` of content/site.yaml, answer with nothing. Pages
 * may request them: from any site, and as what they are, so that a browser runs an empty script and shows an empty frame.
 */
const ownScripts = (content.site.scripts ?? []).map(({ src }) => `${basePath}${src}`);

test.use({
  isAnswered: async ({ baseURL }, use) =>
    use((url) => !baseURL?.startsWith(`${url.origin}/`) || ownScripts.includes(url.pathname)),
});

const missing = { path: '/no-such-page', status: 404, heading: content.notFound.heading };
const pages = [
  ...pageList.map(({ path, key, heading }) => {
    return { path, status: 200, heading: heading(content[key] as never) };
  }),
  missing,
];

/** Relative to the base path, which is that of Playwright's baseURL. */
const relative = (address: string) => address.slice(1) || '.';

/** The links of each page, and the ids to which links may lead. */
const found = new Map<string, { links: string[]; ids: string[] }>();

// In this order, because the pages' tests find the links.
test.describe.configure({ mode: 'default' });

for (const { path, status, heading } of pages)
  test(`O13 ${path} is complete, accessible and sound`, async ({ page }) => {
    const response = await page.goto(relative(path));
    expect(response?.status(), `${path}: run npm run build again`).toBe(status);
    await expect(
      page.getByRole('heading', { level: 1 }),
      'the heading in content/pages',
    ).toHaveText(heading);
    const call = page.locator(`a[href="tel:${content.site.phone.dial}"]:visible`).first();
    await expect(
      call,
      'the call button is not in the first view. Shorten the headline, the line below it, or the notice.',
    ).toBeInViewport({ ratio: 1 });
    await call.click({ trial: true });
    const violations = await findViolations(page, { exclude: '.social-feed-slot' });
    expect
      .soft(
        violations.map(({ help, html }) => `${help}: ${html}`),
        'what keeps people with disabilities from using the page',
      )
      .toEqual([]);
    const elements = await page.evaluate(() => ({
      links: [...document.querySelectorAll('a')].map(({ href }) => href),
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    }));
    found.set(new URL(page.url()).pathname, elements);
    const problems = await describeLayoutProblems(page, [390, 1024, 1440]);
    expect.soft(problems, 'texts that have no room').toEqual([]);
  });

test('O13 every link of the site leads somewhere', async ({ request, baseURL }) => {
  const { origin } = new URL(baseURL ?? '');
  const wrong: string[] = [];
  for (const [from, { links }] of found)
    for (const link of new Set(links.filter((each) => each.startsWith(origin)))) {
      const { pathname, hash } = new URL(link);
      const known = found.get(pathname);
      const isThere = known
        ? !hash || known.ids.includes(decodeURIComponent(hash.slice(1)))
        : (await request.get(link)).ok();
      if (!isThere) wrong.push(`${from}: ${link}`);
    }
  expect(wrong, 'links that lead nowhere').toEqual([]);
});

test('O13 the form sends to the address of content/site.yaml', async ({ page }) => {
  await page.goto(relative('/contact'));
  const action = formAction(formTarget(content.site.form, basePath));
  await expect(page.locator('main form'), 'form in content/site.yaml').toHaveAttribute(
    'action',
    action,
  );
});

if (content.site.feed.provider !== 'none')
  test('O13 the feed is shown, or its tiles, a sentence and a link take its place', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(relative('/gallery'));
    const { label, failed, failedLink } = content.gallery.feed;
    const feed = page.getByRole('region', { name: label, exact: true });
    await feed.scrollIntoViewIfNeeded();
    await expect(feed, 'feed in content/site.yaml').toHaveAttribute('data-state', /./);
    // A feed that draws nothing is given up after ten seconds.
    await page.clock.fastForward(10_000);
    const isSample = content.site.feed.provider === 'sample';
    await expect(feed).toHaveAttribute('data-state', isSample ? 'shown' : /shown|failed/);
    if ((await feed.getAttribute('data-state')) === 'shown') return;
    await expect(feed.locator('.social-feed-reserved')).toBeVisible();
    await expect(feed.getByText(failed)).toBeVisible();
    if (content.socials.some(({ social }) => social.toLowerCase() === 'instagram'))
      await expect(feed.getByRole('link', { name: failedLink })).toBeVisible();
  });
