import { readFileSync } from 'node:fs';
import { commonHeaders, headersFile, xmlPolicy } from './headers';

test('a policy that is too long for Cloudflare is in the page only', () => {
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
  expect(text).toContain(xmlPolicy);
});

test('the rules for Cloudflare and Netlify have the form that these read', () => {
  const policies = new Map([['/', "default-src 'none'"]]);
  const rules = headersFile({
    basePath: '',
    policies,
    hashed: ['/media/a.avif'],
    xmlFiles: ['/media/a.svg'],
  });
  for (const rule of rules.trim().split(/\n\n+/))
    expect(rule).toMatch(/^\/\S*(\n {2}[\w-]+: \S.{1,1998})+$/);
  expect(rules).toContain("default-src 'none'; frame-ancestors 'none'");
  expect(rules).toContain(`\n/media/a.svg\n  Content-Security-Policy: ${xmlPolicy}`);
  const wrangler = readFileSync('hosting/wrangler.jsonc', 'utf8').replaceAll(/^ *\/\/.*/gm, '');
  const { html_handling, not_found_handling } = JSON.parse(wrangler).assets;
  expect([html_handling, not_found_handling]).toEqual(['drop-trailing-slash', '404-page']);
});
