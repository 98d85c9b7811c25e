import type { Locator } from '@playwright/test';
import { delayResponses, expect, idle, type Page, test } from './helpers/base-test';
import { fillIn } from './helpers/contact';
import { prerender } from './helpers/loader';
import { sites } from './helpers/sites';

test.describe('a notice', () => {
  // The day is Ontario's, wherever the visitor is.
  test.use({ timezoneId: 'Asia/Tokyo' });
  const notice = (page: Page) => page.getByText('Closed from 31 December to 3 January.');
  const end = Date.parse('2031-01-04T00:00:00-05:00');

  for (const [when, time, isShown] of [
    ['is shown to the end of its day in Ontario', end - 1, true],
    ['is hidden from then on', end, false],
  ] as const)
    test(`O7 a notice ${when}, and nothing moves, however late the scripts come`, async ({
      page,
    }) => {
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
      await idle(page);
      expect(await top()).toBe(before);
    });

  test('O7 a notice whose day is over is hidden in a page that comes back', async ({ page }) => {
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

  /** Plausible, as far as the page sees it. @returns what it was asked for: its script, and each event by its name. */
  async function countVisits(page: Page) {
    const asked: string[] = [];
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
      asked.push(route.request().postData() ?? 'script');
      return route.fulfill(answer);
    });
    return asked;
  }

  /** Follows a call and an e-mail, without leaving the page. */
  async function callAndWrite(page: Page) {
    for (const kind of ['tel:', 'mailto:']) {
      const link = page.locator(`main a[href^="${kind}"]`).first();
      await link.evaluate((it) => it.addEventListener('click', (event) => event.preventDefault()));
      await link.click();
    }
  }

  test('O8 a visit is counted after the page, and so are calls, e-mails and messages', async ({
    page,
  }) => {
    const asked = await countVisits(page);
    await page.route('https://formspree.io/**', (route) =>
      route.fulfill({ json: { next: '/' }, headers: { 'access-control-allow-origin': '*' } }),
    );
    const release = await delayResponses(page, /\.(avif|jpg)$/);
    await page.goto('contact', { waitUntil: 'domcontentloaded' });
    await idle(page);
    expect(asked).toEqual([]);
    release();
    await page.waitForLoadState();
    await idle(page);
    await expect.poll(() => asked).toEqual(['script', 'visit']);
    await callAndWrite(page);
    await fillIn(page);
    await page.locator('main form button[type=submit]').click();
    await expect
      .poll(() => asked.slice(2))
      .toEqual(
        [/^call/i, /^e-?mail/i, /^message sent/i].map((name) => expect.stringMatching(name)),
      );
  });

  for (const [signal, value] of [
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ] as const)
    test(`O8 nobody is counted who sends ${signal}`, async ({ page }) => {
      const asked = await countVisits(page);
      await page.addInitScript(
        ([name, value]) => Object.defineProperty(navigator, name, { value }),
        [signal, value] as const,
      );
      await page.goto('contact');
      await idle(page);
      await callAndWrite(page);
      await idle(page);
      expect(asked).toEqual([]);
    });

  test('O8 a page that Chrome prerenders is counted when it is seen', async ({ page }) => {
    const asked = await countVisits(page);
    await prerender(page);
    await page.goto('services');
    await idle(page);
    expect(asked).toEqual([]);
    await page.evaluate('activate()');
    await idle(page);
    await expect.poll(() => asked).toEqual(['script', 'visit']);
  });
});

test.describe('scripts of other companies', () => {
  test.use({ baseURL: sites['max-content'] });

  test('O9 scripts come after the page, in their order, and reach their hosts', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/tags\.example|pixel\.example|sample-feed/.test(request.url()))
        asked.push(request.url().replace(/.*\//, ''));
    });
    const contentType = 'text/javascript';
    const body = 'new Image().src = "https://pixel.example/seen.gif";';
    await page.route('https://tags.example/**', (route) => route.fulfill({ contentType, body }));
    const pixel = { contentType: 'image/gif', body: Buffer.from(gif, 'base64') };
    await page.route('https://pixel.example/**', (route) => route.fulfill(pixel));
    const releaseFirst = await delayResponses(page, 'https://tags.example/**');
    const release = await delayResponses(page, /\.(avif|jpg)$/);
    await page.goto('services', { waitUntil: 'domcontentloaded' });
    await idle(page);
    expect(asked).toEqual([]);
    release();
    await page.waitForLoadState();
    await idle(page);
    const ran = () => page.evaluate(() => 'sampleFeed' in window);
    await expect.poll(() => asked[0]).toBe('tag.js');
    await idle(page);
    expect(await ran()).toBe(false);
    releaseFirst();
    await expect.poll(ran).toBe(true);
    await expect.poll(() => asked).toContain('seen.gif');
  });
});

/** The smallest picture. */
const gif = 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** The file of the one logo that a page's part shows, and its filter. */
async function shownLogo(part: Locator) {
  const logo = part.getByRole('link').first().locator('img').filter({ visible: true });
  await expect(logo).toHaveCount(1);
  return logo.evaluate((img: HTMLImageElement) => {
    const [name] = img.currentSrc.split('/').at(-1)?.split('.') ?? [];
    const { filter } = getComputedStyle(img);
    return filter === 'none' ? name : `${name}, ${filter}`;
  });
}

const white = 'brightness(0) invert(1)';
const forced = (colorScheme: 'light' | 'dark') =>
  ({ forcedColors: 'active', colorScheme }) as const;
for (const { site, onDark, icons } of [
  { site: 'site', onDark: 'logo-on-dark', icons: 1 },
  { site: 'min-content', onDark: `logo, ${white}`, icons: 0 },
] as const)
  test.describe(`with ${onDark} on dark ground`, () => {
    test.use({ baseURL: sites[site] });

    test('O5 print, and forced colours on a light ground, have logo.svg and icons as they are', async ({
      page,
    }) => {
      const [header, footer] = [page.getByRole('banner'), page.getByRole('contentinfo')];
      const icon = footer.locator('li img');
      const expectLogos = async (...expected: unknown[]) =>
        expect([await shownLogo(header), await shownLogo(footer)]).toEqual(expected);
      const expectIcons = async (filter: string) => {
        await expect(icon).toHaveCount(icons);
        if (icons > 0) await expect(icon).toHaveCSS('filter', filter);
      };
      await page.goto('');
      await expectLogos(onDark, onDark);
      await page.goto('services');
      await expectLogos('logo', onDark);
      await expectIcons(white);
      await page.emulateMedia(forced('light'));
      await expectLogos('logo', 'logo');
      await expectIcons('none');
      await page.emulateMedia(forced('dark'));
      await expectLogos(onDark, onDark);
      await expectIcons(white);
      await page.emulateMedia({ media: 'print', forcedColors: 'none', colorScheme: 'light' });
      expect(await shownLogo(footer)).toBe('logo');
      await expect(icon.or(header).filter({ visible: true })).toHaveCount(0);
    });
  });
