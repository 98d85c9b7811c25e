import { readFileSync } from 'node:fs';
import { everywhere, headersFile } from './headers';

const file = headersFile({
  basePath: '/site',
  policies: new Map([
    ['/', "default-src 'none'"],
    ['/gallery', `img-src ${'https://picture.example '.repeat(90)}`],
  ]),
  scripts: ['/_next/static/a.js'],
});
const own = '\n  Cross-Origin-Resource-Policy: same-origin';
const blocks = file.trim().split('\n\n');

describe('the _headers file', () => {
  it('puts the security headers on everything below the base path', () => {
    expect(blocks[0]).toMatch(/^\/site\/\*\n/);
    for (const [name, value] of Object.entries(everywhere)) {
      expect(blocks[0]).toContain(`\n  ${name}: ${value}`);
    }
  });

  it('keeps hashed files for a year, scripts by name', () => {
    const aYear = '\n  Cache-Control: public, max-age=31536000, immutable';
    expect(blocks).toContain(`/site/media/*${aYear}\n  Cross-Origin-Resource-Policy: cross-origin`);
    expect(blocks).toContain(`/site/_next/static/a.js${aYear}${own}`);
    expect(file).not.toContain('_next/static/*');
  });

  it('has pages asked for again and gives them their whole policy', () => {
    expect(blocks).toContain(
      `/site/\n  Cache-Control: no-cache${own}\n  Content-Security-Policy: default-src 'none'; frame-ancestors 'none'`,
    );
  });

  it('leaves a policy that is too long for Cloudflare to the page', () => {
    expect(blocks).toContain(`/site/gallery\n  Cache-Control: no-cache${own}`);
    for (const line of file.split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
  });
});

describe('the servers’ configurations', () => {
  const headerLines: Record<string, (name: string, value: string) => string> = {
    'nginx.conf': (name, value) => `add_header ${name} "${value}" always;`,
    'apache.htaccess': (name, value) => `Header always set ${name} "${value}"`,
    Caddyfile: (name, value) => `${name} "${value}"`,
  };

  it.each(Object.keys(headerLines))('%s sends the same security headers', (name) => {
    const text = readFileSync(`hosting/${name}`, 'utf8');
    for (const header of Object.entries(everywhere)) {
      expect(text).toContain(headerLines[name]?.(...header));
    }
  });
});

test('hosting/README.md says of each header what it stops', () => {
  const readme = readFileSync('hosting/README.md', 'utf8');
  for (const name of [...Object.keys(everywhere), 'Cross-Origin-Resource-Policy']) {
    expect(readme).toMatch(new RegExp(`^\\| \`${name}\` +\\| .{20,} \\|$`, 'm'));
  }
});
