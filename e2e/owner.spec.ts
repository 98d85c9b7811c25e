import type { Locator } from '@playwright/test';
import { delayResponses, expect, type Page, test, waitUntilIdle } from './helpers/base-test';
import { fillInForm } from './helpers/contact';
import { prerender } from './helpers/loader';
import { sites } from './helpers/sites';

test.describe('a notice', () => {
  // The notice expires by Ontario's time, so test with a visitor in another time zone.
  test.use({ timezoneId: 'Asia/Tokyo' });
  const notice = (page: Page) => page.getByText('Closed from 31 December to 3 January.');
  const end = Date.parse('2031-01-04T00:00:00-05:00');

  for (const [when, time, isShown] of [
    ['is shown until the end of its last day in Ontario', end - 1, true],
    ['is hidden after its last day', end, false],
  ] as const)
    test(`O7 a notice ${when}, and nothing moves, even if scripts are late`, async ({ page }) => {
      const release = await delayResponses(page, '**/*.js');
      await page.clock.setFixedTime(time);
      await page.goto('/services', { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      const top = async () => (await heading.boundingBox())?.y;
      const before = await top();
      await expect(notice(page)).toBeVisible({ visible: isShown });
      release();
      await page.waitForLoadState();
      await waitUntilIdle(page);
      expect(await top()).toBe(before);
    });

  test('O7 an expired notice is hidden in a restored page', async ({ page }) => {
    await page.clock.setFixedTime(end - 1);
    await page.goto('/services');
    await expect(notice(page)).toBeVisible();
    await page.clock.setFixedTime(end);
    await page.evaluate(() => dispatchEvent(new Event('pageshow')));
    await expect(notice(page)).toBeHidden();
  });
});

test.describe('statistics', () => {
  test.use({ baseURL: sites['max-content'] });

  /** Mocks Plausible. @returns its requests so far: `script`, then the name of each event. */
  async function mockPlausible(page: Page) {
    const requests: string[] = [];
    const answer = {
      headers: { 'access-control-allow-origin': '*' },
      contentType: 'text/javascript',
      body: `{
        const send = (body) => fetch('https://plausible.io/api/event', { method: 'POST', body });
        const waiting = window.plausible?.q ?? [];
        window.plausible = send;
        send('visit');
        for (const [name] of waiting) send(name);
      }`,
    };
    await page.route('https://plausible.io/**', (route) => {
      requests.push(route.request().postData() ?? 'script');
      return route.fulfill(answer);
    });
    return requests;
  }

  /** Clicks a phone link and an e-mail link without leaving the page. */
  async function clickCallAndEmail(page: Page) {
    for (const kind of ['tel:', 'mailto:']) {
      const link = page.locator(`main a[href^="${kind}"]`).first();
      await link.evaluate((anchor) =>
        anchor.addEventListener('click', (event) => event.preventDefault()),
      );
      await link.click();
    }
  }

  test('O8 a visit is counted after the page has loaded, and so are calls, e-mails and messages', async ({
    page,
  }) => {
    const requests = await mockPlausible(page);
    await page.route('https://formspree.io/**', (route) =>
      route.fulfill({ json: { next: '/' }, headers: { 'access-control-allow-origin': '*' } }),
    );
    const release = await delayResponses(page, /\.(avif|jpg)$/);
    await page.goto('contact', { waitUntil: 'domcontentloaded' });
    await waitUntilIdle(page);
    expect(requests).toEqual([]);
    release();
    await page.waitForLoadState();
    await waitUntilIdle(page);
    await expect.poll(() => requests).toEqual(['script', 'visit']);
    await clickCallAndEmail(page);
    await fillInForm(page);
    await page.locator('main form button[type=submit]').click();
    await expect
      .poll(() => requests.slice(2))
      .toEqual(
        [/^call/i, /^e-?mail/i, /^message sent/i].map((name) => expect.stringMatching(name)),
      );
  });

  for (const [signal, value] of [
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ] as const)
    test(`O8 visitors who send ${signal} are not counted`, async ({ page }) => {
      const requests = await mockPlausible(page);
      await page.addInitScript(
        ([name, value]) => Object.defineProperty(navigator, name, { value }),
        [signal, value] as const,
      );
      await page.goto('contact');
      await waitUntilIdle(page);
      await clickCallAndEmail(page);
      await waitUntilIdle(page);
      expect(requests).toEqual([]);
    });

  test('O8 a prerendered page is counted when it becomes visible', async ({ page }) => {
    const requests = await mockPlausible(page);
    await prerender(page);
    await page.goto('services');
    await waitUntilIdle(page);
    expect(requests).toEqual([]);
    await page.evaluate('activate()');
    await waitUntilIdle(page);
    await expect.poll(() => requests).toEqual(['script', 'visit']);
  });
});

test.describe('with scripts of other companies', () => {
  test.use({ baseURL: sites['max-content'] });

  test('O9 scripts load after the page, in order, and can reach their hosts', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (/tags\.example|pixel\.example|sample-feed/.test(request.url()))
        requests.push(request.url().replace(/.*\//, ''));
    });
    const contentType = 'text/javascript';
    const body = 'new Image().src = "https://pixel.example/seen.gif";';
    await page.route('https://tags.example/**', (route) => route.fulfill({ contentType, body }));
    const pixel = { contentType: 'image/gif', body: Buffer.from(gif, 'base64') };
    await page.route('https://pixel.example/**', (route) => route.fulfill(pixel));
    const releaseFirst = await delayResponses(page, 'https://tags.example/**');
    const release = await delayResponses(page, /\.(avif|jpg)$/);
    await page.goto('services', { waitUntil: 'domcontentloaded' });
    await waitUntilIdle(page);
    expect(requests).toEqual([]);
    release();
    await page.waitForLoadState();
    await waitUntilIdle(page);
    const hasSecondRun = () => page.evaluate(() => 'sampleFeed' in window);
    await expect.poll(() => requests[0]).toBe('tag.js');
    await waitUntilIdle(page);
    expect(await hasSecondRun()).toBe(false);
    releaseFirst();
    await expect.poll(hasSecondRun).toBe(true);
    await expect.poll(() => requests).toContain('seen.gif');
  });
});

/** A transparent GIF of 1 × 1 px, in base64. */
const gif = 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Returns the file name of the only visible logo in a landmark, with its CSS filter. */
async function readLogo(landmark: Locator) {
  const logo = landmark.getByRole('link').first().locator('img').filter({ visible: true });
  await expect(logo).toHaveCount(1);
  return logo.evaluate((img: HTMLImageElement) => {
    const [name] = img.currentSrc.split('/').at(-1)?.split('.') ?? [];
    const { filter } = getComputedStyle(img);
    return filter === 'none' ? name : `${name}, ${filter}`;
  });
}

const white = 'brightness(0) invert(1)';
const forcedColors = (colorScheme: 'light' | 'dark') =>
  ({ forcedColors: 'active', colorScheme }) as const;
for (const { site, onDark, icons } of [
  { site: 'site', onDark: 'logo-on-dark', icons: 1 },
  { site: 'min-content', onDark: `logo, ${white}`, icons: 0 },
] as const)
  test.describe(`with ${onDark} on dark backgrounds`, () => {
    test.use({ baseURL: sites[site] });

    test('O5 print and light forced colours show the logo and icons unfiltered', async ({
      page,
    }) => {
      const [header, footer] = [page.getByRole('banner'), page.getByRole('contentinfo')];
      const icon = footer.locator('li img');
      const expectLogos = async (...expected: unknown[]) =>
        expect([await readLogo(header), await readLogo(footer)]).toEqual(expected);
      const expectIcons = async (filter: string) => {
        await expect(icon).toHaveCount(icons);
        if (icons > 0) await expect(icon).toHaveCSS('filter', filter);
      };
      await page.goto('');
      await expectLogos(onDark, onDark);
      await page.goto('services');
      await expectLogos('logo', onDark);
      await expectIcons(white);
      await page.emulateMedia(forcedColors('light'));
      await expectLogos('logo', 'logo');
      await expectIcons('none');
      await page.emulateMedia(forcedColors('dark'));
      await expectLogos(onDark, onDark);
      await expectIcons(white);
      await page.emulateMedia({ media: 'print', forcedColors: 'none', colorScheme: 'light' });
      expect(await readLogo(footer)).toBe('logo');
      await expect(icon.or(header).filter({ visible: true })).toHaveCount(0);
    });
  });
