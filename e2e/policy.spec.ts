import { readdirSync } from 'node:fs';
import { expect, test } from './helpers/base-test';
import { everyPage } from './helpers/fixture-site';

const folder = 'test-results/site';

test('P1 every page has a strict policy with the hashes of the head script and of the speculation rules', async ({
  request,
}) => {
  for (const { path } of everyPage) {
    const html = await (await request.get(path)).text();
    const policies = html.match(/<meta http-equiv="Content-Security-Policy" [^>]*>/g);
    expect(policies, path).toEqual([
      expect.stringMatching(
        /content="default-src 'none'; script-src 'self' 'sha256-[^']+' 'sha256-[^']+';/,
      ),
    ]);
    expect(policies?.[0], path).not.toMatch(/unsafe|https?:|\*/);
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
