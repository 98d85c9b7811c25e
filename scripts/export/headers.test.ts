import { readFileSync } from 'node:fs';
import { commonHeaders, documentPolicy, headersFile, redirectsFile } from './headers';

test('a policy that is too long for Cloudflare is in the page only', () => {
  const policy = `img-src ${'https://picture.example '.repeat(90)}`;
  const policies = new Map([['/gallery', policy]]);
  const file = headersFile({
    basePath: '/sub',
    policies,
    hashed: ['/scripts/a.js'],
    documents: [],
  });
  expect(file).toContain('\n/sub/gallery\n  Cache-Control: no-cache\n');
  expect(file).not.toContain(policy);
  expect(file).toContain(
    '\n/sub/scripts/a.js\n  Cache-Control: public, max-age=31536000, immutable',
  );
});

test.each<[string, (name: string, value: string) => string]>([
  [
    'nginx.conf',
    (name, value) =>
      name === 'Content-Security-Policy' ? `"${value}";` : `add_header ${name} "${value}" always;`,
  ],
  ['apache.htaccess', (name, value) => `Header always set ${name} "${value}"`],
  ['Caddyfile', (name, value) => `${name} "${value}"`],
])('hosting/%s sends the same security headers', (file, line) => {
  const text = readFileSync(`hosting/${file}`, 'utf8');
  for (const [name, value] of Object.entries(commonHeaders))
    expect(text).toContain(line(name, value));
  expect(text).toContain(documentPolicy);
});

test('the rules for Cloudflare and Netlify have the form that these read', () => {
  const policies = new Map([['/', "default-src 'none'"]]);
  const rules = headersFile({
    basePath: '',
    policies,
    hashed: ['/media/a.avif'],
    documents: ['/media/a.svg'],
  });
  for (const rule of rules.trim().split(/\n\n+/))
    expect(rule).toMatch(/^\/\S*(\n {2}[\w-]+: \S.{1,1998})+$/);
  expect(rules).toContain("default-src 'none'; frame-ancestors 'none'");
  expect(rules).toContain(`\n/media/a.svg\n  Content-Security-Policy: ${documentPolicy}`);
  const wrangler = readFileSync('hosting/wrangler.jsonc', 'utf8').replaceAll(/^ *\/\/.*/gm, '');
  const { html_handling, not_found_handling } = JSON.parse(wrangler).assets;
  expect([html_handling, not_found_handling]).toEqual(['drop-trailing-slash', '404-page']);
});

test('no name of a file in public/ writes a rule of its own', () => {
  expect(redirectsFile('', ['services https://evil.example 301\n.html'], [])).toBe(
    '/services%20https://evil.example%20301%0A.html /services%20https://evil.example%20301%0A 200\n',
  );
});

test('an owner’s own rule for an address is the only one for it', () => {
  const old = [{ from: '/about', to: '/contact' as const }];
  const own = '/about https://about.example 302\n/* /contact 301\n';
  expect(redirectsFile('', ['a.html'], old, own)).toBe(
    `/about/ /contact 301\n/a.html /a 200\n${own}`,
  );
});
