import { readdirSync } from 'node:fs';
import { expect, test } from './helpers/base-test';
import { everyPage } from './helpers/fixture-site';

const folder = 'test-results/site';

test('P1 every page has a strict policy, with the hashes of the head script and the speculation rules', async ({
  page,
}) => {
  for (const { path } of everyPage) {
    await page.goto(path);
    const policies = page.locator('meta[http-equiv=Content-Security-Policy]');
    await expect(policies, path).toHaveCount(1);
    const policy = await policies.getAttribute('content');
    expect(policy, path).toMatch(/^default-src 'none'; /);
    expect(policy, path).toMatch(/; script-src 'self' 'sha256-[^']+' 'sha256-[^']+';/);
    expect(policy, path).not.toMatch(/unsafe|https?:|\*/);
  }
});

const foreign = 'http://127.0.0.1:9';

/** What an attacker could add to the page's source, by the directive that stops it. */
const additions = {
  'script-src-elem': '<script>window.intruded = 1</script>',
  'script-src-attr': '<img src="/no-such.png" alt="" onerror="window.intruded = 1">',
  'style-src-elem': '<style>body{display:none}</style>',
  'style-src-attr': '<p style="position:fixed;inset:0">x</p>',
  'frame-src': `<iframe src="${foreign}/"></iframe>`,
  'img-src': `<img src="${foreign}/x.png" alt="">`,
  'base-uri': `<base href="${foreign}/">`,
};

test.describe('with what an attacker adds', () => {
  // The console tells of each violation, and some stopped requests.
  test.use({ expected: /Content Security Policy|^asked |Failed to load|violates|Refused/ });

  test('P1 the policy stops elements, requests and forms', async ({ page }) => {
    await page.route('**/contact', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace('</main>', `${Object.values(additions).join('')}</main>`);
      await route.fulfill({ response, body });
    });
    const stopped = new Set<string>();
    await page.exposeFunction('report', (directive: string) => stopped.add(directive));
    await page.addInitScript(() => {
      const { report } = window as never as { report: (directive: string) => void };
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        report(effectiveDirective),
      );
    });
    await page.goto('/contact');
    await page.evaluate((address) => {
      fetch(address).catch(() => {});
      const form = document.querySelector<HTMLFormElement>('main form');
      form?.setAttribute('action', `${address}/f/abc`);
      form?.submit();
    }, foreign);
    const all = [...Object.keys(additions), 'connect-src', 'form-action'];
    await expect.poll(() => [...stopped].sort()).toEqual(all.sort());
    expect(await page.evaluate(() => 'intruded' in window)).toBe(false);
    expect(await page.evaluate(() => location.pathname)).toBe('/contact');
  });
});

test('P2 SVG and XML files are sent with a policy of their own', async ({ request }) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(svg|xml)$/.test(name),
  );
  expect(files).toContain('sitemap.xml');
  for (const file of files) {
    const { 'content-security-policy': policy } = (await request.get(file)).headers();
    expect(policy, file).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
    );
  }
});
