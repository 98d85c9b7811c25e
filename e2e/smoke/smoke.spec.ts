import { formAction, formTarget, pageList } from '../../model';
import { basePath, content } from '../../model/content';
import { findViolations } from '../helpers/axe';
import { expect, test } from '../helpers/base-test';
import { describeLayoutProblems } from '../helpers/layout/describe-problems';

// Tests any owner's site before it is published: the export in OUT_DIR of the content in CONTENT_DIR, below its base
// path. It must pass for every valid content, so requests to all other hosts, and for the `scripts` of
// content/site.yaml, get empty responses.
const ownScripts = (content.site.scripts ?? []).map(({ src }) => `${basePath}${src}`);

test.use({
  isStubbed: async ({ baseURL }, use) =>
    use((url) => !baseURL?.startsWith(`${url.origin}/`) || ownScripts.includes(url.pathname)),
});

const notFound = { path: '/no-such-page', status: 404, heading: content.notFound.heading };
const pages = [
  ...pageList.map(({ path, key, heading }) => {
    return { path, status: 200, heading: heading(content[key] as never) };
  }),
  notFound,
];

/** Returns a path relative to the base path, which is part of Playwright's baseURL. */
const toRelative = (address: string) => address.slice(1) || '.';

/** The links and the ids of each page by its path. */
const elementsByPath = new Map<string, { links: string[]; ids: string[] }>();

// Run in this order, because the tests of the pages collect the links.
test.describe.configure({ mode: 'default' });

for (const { path, status, heading } of pages)
  test(`O13 ${path} is complete, accessible and sound`, async ({ page }) => {
    const response = await page.goto(toRelative(path));
    expect(response?.status(), `${path} has another status. Run “npm run build” again.`).toBe(
      status,
    );
    await expect(
      page.getByRole('heading', { level: 1 }),
      'The heading differs from the one in content/pages.',
    ).toHaveText(heading);
    const call = page.locator(`a[href="tel:${content.site.phone.dial}"]:visible`).first();
    await expect(
      call,
      'The call button is not in the first view. Shorten the headline, the line below it or the notice.',
    ).toBeInViewport({ ratio: 1 });
    await call.click({ trial: true });
    const violations = await findViolations(page, { exclude: '[data-feed-slot]' });
    expect
      .soft(
        violations.map(({ help, html }) => `${help}: ${html}`),
        'accessibility violations',
      )
      .toEqual([]);
    const elements = await page.evaluate(() => ({
      links: [...document.querySelectorAll('a')].map(({ href }) => href),
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    }));
    elementsByPath.set(new URL(page.url()).pathname, elements);
    const problems = await describeLayoutProblems(page, [390, 1024, 1440]);
    expect.soft(problems, 'layout problems').toEqual([]);
  });

test('O13 every internal link leads to an existing page, file or id', async ({
  request,
  baseURL,
}) => {
  const { origin } = new URL(baseURL ?? '');
  const broken: string[] = [];
  for (const [from, { links }] of elementsByPath)
    for (const link of new Set(links.filter((link) => link.startsWith(origin)))) {
      const { pathname, hash } = new URL(link);
      const target = elementsByPath.get(pathname);
      const isThere = target
        ? !hash || target.ids.includes(decodeURIComponent(hash.slice(1)))
        : (await request.get(link)).ok();
      if (!isThere) broken.push(`${from}: ${link}`);
    }
  expect(broken, 'broken links: page and target').toEqual([]);
});

test('O13 the form posts to the service in content/site.yaml', async ({ page }) => {
  await page.goto(toRelative('/contact'));
  const action = formAction(formTarget(content.site.form, basePath));
  await expect(
    page.locator('main form'),
    'The form does not match “form” in content/site.yaml.',
  ).toHaveAttribute('action', action);
});

if (content.site.feed.provider !== 'none')
  test('O13 the feed is shown, or tiles, a sentence and a link replace it', async ({ page }) => {
    await page.clock.install();
    await page.goto(toRelative('/gallery'));
    const { label, failed, failedLink } = content.gallery.feed;
    const feed = page.getByRole('region', { name: label, exact: true });
    await feed.scrollIntoViewIfNeeded();
    await expect(feed, 'The feed has no state. Check “feed” in content/site.yaml.').toHaveAttribute(
      'data-state',
      /./,
    );
    // A feed that draws nothing fails after 10 seconds.
    await page.clock.fastForward(10_000);
    const isSample = content.site.feed.provider === 'sample';
    await expect(feed).toHaveAttribute('data-state', isSample ? 'shown' : /shown|failed/);
    if ((await feed.getAttribute('data-state')) === 'shown') return;
    await expect(feed.locator('[data-feed-tiles]')).toBeVisible();
    await expect(feed.getByText(failed)).toBeVisible();
    if (content.socials.some(({ social }) => social.toLowerCase() === 'instagram'))
      await expect(feed.getByRole('link', { name: failedLink })).toBeVisible();
  });
