import { readdirSync } from 'node:fs';
import { expect, test } from './helpers/base-test';
import { everyPage } from './helpers/fixture-site';

const folder = 'test-results/site';

test('P1 every page has a strict policy with the hashes of the head script and of the speculation rules', async ({
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
