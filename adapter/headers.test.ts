import { headersFile, isXml, warnAboutRules, xmlPolicy } from './headers';

test('a policy that is too long for Cloudflare is only in the page', () => {
  const policy = `img-src ${'https://picture.example '.repeat(90)}`;
  const policies = new Map([['/gallery', policy]]);
  const file = headersFile({
    basePath: '/sub',
    policies,
    hashed: ['/scripts/a.js'],
    xmlFiles: [],
  });
  expect(file).toContain('\n/sub/gallery\n  Cache-Control: no-cache\n');
  expect(file).not.toContain(policy);
  expect(file).toContain(
    '\n/sub/scripts/a.js\n  Cache-Control: public, max-age=31536000, immutable',
  );
});

test('every response has the headers that protect visitors', () => {
  const published = { policies: new Map([['/', '']]), hashed: ['/a.js'], xmlFiles: [] };
  const [all, media, script, page] = headersFile({ basePath: '', ...published }).split('\n\n');
  const names = all?.match(/^ {2}[\w-]+(?=: \S)/gm)?.map((name) => name.trim());
  expect(names).toEqual([
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Permissions-Policy',
    'Content-Security-Policy',
  ]);
  for (const device of ['camera', 'geolocation', 'microphone', 'payment', 'usb'])
    expect(all).toContain(`${device}=()`);
  expect(all).toMatch(/^\/\*\n/);
  expect(all).toContain("Content-Security-Policy: frame-ancestors 'none'");
  expect(media).toMatch(/^\/media\/\*\n.*max-age=31536000.*\n.*Resource-Policy: cross-origin$/);
  expect(script).toMatch(/^\/a\.js\n.*max-age=31536000.*\n.*Resource-Policy: same-origin$/);
  expect(page).toMatch(
    /^\/\n.*no-cache\n.*Resource-Policy: same-origin\n.*frame-ancestors 'none'$/,
  );
});

test.each([
  ...['a.svg', 'a.SVG', 'a.svgz', 'a.xml', 'a.xht', 'a.xhtml', 'a.xsl', 'a.svg/'].map((name) => [
    name,
    true,
  ]),
  ...['a.html', 'a.avif', 'xml.txt', 'a.svg.png'].map((name) => [name, false]),
] as [string, boolean][])('whether %s is an SVG or XML document: %s', (name, expected) => {
  expect(isXml(name)).toBe(expected);
});

test('the rules have the form that Cloudflare and Netlify can read', () => {
  const policies = new Map([['/', "default-src 'none'"]]);
  const rules = headersFile({
    basePath: '',
    policies,
    hashed: ['/media/a.avif'],
    xmlFiles: ['/media/a.svg', '/floor plan.svg'],
  });
  for (const rule of rules.trim().split(/\n\n+/))
    expect(rule).toMatch(/^\/\S*(\n {2}[\w-]+: \S.{1,1998})+$/);
  expect(rules).toContain("default-src 'none'; frame-ancestors 'none'");
  for (const address of ['/media/a.svg', '/floor%20plan.svg'])
    expect(rules).toContain(`\n${address}\n  Content-Security-Policy: ${xmlPolicy}`);
});

test('O12 the pages keep their policies at Cloudflare, no matter how many drawings are published', () => {
  const xmlFiles = Array.from({ length: 120 }, (_, index) => `/drawings/${index}.svg`);
  const policies = new Map([['/', "default-src 'none'"]]);
  const headers = headersFile({ basePath: '', policies, hashed: ['/a.js'], xmlFiles });
  const rules = headers.trim().split(/\n\n+/);
  expect(rules.slice(0, 100).find((rule) => rule.startsWith('/\n'))).toContain(
    "default-src 'none'",
  );
  expect(warnAboutRules(rules.slice(0, 100).join('\n\n'))).toBeUndefined();
  const own = '/a.pdf\n  X-Own: 1\n';
  expect(warnAboutRules(headers + own)).toMatch(
    /^_headers has 126 rules, but Cloudflare reads only the first 100\. .*: \/drawings\/95\.svg, .*, \/a\.pdf\. /,
  );
});
