import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exported, finish, head, keep, read } from '../../../e2e/unit-helpers/next-export';
import { exportName, paths } from '../../../model';

test.each([
  '<script>count()</script>',
  '<script data-keep="">count()</script>',
  '<script src="https://count.example/a.js"></script>',
])('O9 a script that nobody declared stops the build: %s', async (script) => {
  await expect(finish(exported(script))).rejects.toThrow(/nobody declared <script> .*count/);
});

describe('the export', () => {
  const body =
    `<main>Words</main><script ${keep}>own()</script><script>self.__next_f.push([1])</script>` +
    `<script src="/_next/static/chunks/a.js" async=""></script><script type="application/ld+json" ${keep}>{}</script>` +
    '<script>$RC("a")</script>';
  const folder = exported(body);
  let html: string;
  beforeAll(async () => {
    await finish(folder);
    html = read(folder, 'services.html');
  });

  it('keeps its own scripts and data, and none of Next’s', () => {
    expect(html).toContain('<script>own()</script>');
    expect(html).toContain('<script type="application/ld+json">{}</script>');
    expect(html).not.toContain('__next');
    expect(html).not.toMatch(/\$RC|data-keep/);
    expect(html).not.toContain('a.js');
  });

  it('has the styles in the HTML, after the metadata', () => {
    expect(html).toContain('<title>T</title><style>p{color:red}b{top:0}</style></head>');
    expect(html).not.toContain('rel="stylesheet"');
  });

  it('has the same bytes in whatever order React wrote the styles', async () => {
    const rules = ['@layer generated{a{top:0}}', '@layer generated{i{top:0}}'];
    const pages: string[] = [];
    for (const order of [rules, rules.toReversed()]) {
      const folder = exported('', head.replace('b{top:0}', order.join('')));
      await finish(folder);
      pages.push(read(folder, 'services.html'));
    }
    expect(pages[0]).toBe(pages[1]);
  });

  it('has the policy first in the head', () => {
    expect(html).toMatch(/<head><meta http-equiv="Content-Security-Policy" content="default-src/);
  });

  it('has the character set where browsers look for it, also with a long policy', async () => {
    const scripts = Array.from({ length: 30 }, (_, index) => `<script ${keep}>${index}()</script>`);
    const long = exported(scripts.join(''));
    await finish(long);
    expect(read(long, 'services.html').slice(0, 1024)).toContain('<meta charSet="utf-8"/>');
  });

  it('has no file that only Next’s scripts read', () => {
    expect(readdirSync(path.join(folder, '_next/static'))).toEqual(['media']);
    const names = readdirSync(folder);
    expect(names.filter((name) => /^services$|^_+n|\.txt$/.test(name)).sort()).toEqual([
      '_next',
      'licences.txt',
      'robots.txt',
    ]);
    expect(readdirSync(path.join(folder, '_next'))).toEqual(['static']);
    expect(names).toContain('robots.txt');
  });

  it('has only the media and scripts of its content', () => {
    expect(readdirSync(path.join(folder, 'media'))).toEqual(['used.avif']);
    expect(readdirSync(path.join(folder, 'scripts'))).toEqual(['own-ABCD2345.js']);
  });

  it('has the owner’s headers after its own', () => {
    expect(read(folder, '_headers')).toMatch(/\n\n\/a\.pdf\n {2}X-Own: 1\n$/);
  });

  it('has no file that macOS or Windows writes by itself', () => {
    const names = readdirSync(folder, { recursive: true });
    expect(names.filter((name) => /DS_Store|Thumbs|\._/.test(String(name)))).toEqual([]);
  });

  it('lists hashed files and documents in _headers by name', () => {
    const headers = read(folder, '_headers');
    for (const name of ['/_next/static/media/font.1a.woff2', '/scripts/own-ABCD2345.js'])
      expect(headers).toContain(`\n${name}\n  Cache-Control: public, max-age=31536000`);
    expect(headers).toContain('\n/own.SVG\n  Content-Security-Policy: ');
    for (const page of ['/', '/services'])
      expect(headers).toContain(`\n${page}\n  Cache-Control: no-cache\n`);
    expect(headers).not.toContain('/404');
    expect(headers.match(/^\S.*/gm)?.filter((rule) => !rule.startsWith('/'))).toEqual([]);
  });
});

test('the owner’s rules for Apache stay', async () => {
  const folder = exported('');
  writeFileSync(path.join(folder, '.htaccess'), 'own');
  await finish(folder);
  expect(read(folder, '.htaccess')).toBe('own');
});

describe('the export of a site below a path', () => {
  const folder = exported(
    '<main>Words</main>',
    '<meta charSet="utf-8"/><link rel="preload" as="style" href="/sub/_next/static/chunks/a.css?v=1"/>' +
      '<link rel="stylesheet" href="/sub/_next/static/chunks/a.css?v=1"/><title>T</title>',
  );
  const sheet =
    'i{background:url(../media/font.1a.woff2)}b{background:url("./b.avif")}u{background:url(/a.avif)}/*# sourceMappingURL=a.css.map */';
  beforeAll(async () => {
    writeFileSync(path.join(folder, '_next/static/chunks/a.css'), sheet);
    const feed = { provider: 'snapwidget', id: '1234' };
    const statistics = { provider: 'plausible', id: 'clear.ca' };
    await finish(folder, { url: 'https://clear.ca/sub', feed, statistics }, '/sub');
  });

  it('has the files that a sheet names where they are, and no map of its source', () => {
    const html = read(folder, 'index.html');
    expect(html).toContain('i{background:url(/sub/_next/static/media/font.1a.woff2)}');
    expect(html).toContain('b{background:url("/sub/_next/static/chunks/b.avif")}');
    expect(html).toContain('u{background:url(/a.avif)}');
    expect(html).not.toMatch(/sourceMappingURL|as="style"/);
  });

  it('has a policy on every page, with the statistics on all and the feed on its own alone', () => {
    for (const name of [...paths.map(exportName), '404']) {
      const policy = /Content-Security-Policy" content="([^"]*)"/.exec(
        read(folder, `${name}.html`),
      );
      expect(policy?.[1]).toContain('https://plausible.io');
      expect(policy?.[1]?.includes('https://snapwidget.com')).toBe(name === 'gallery');
    }
  });

  it('has the path in the rules for hosts', () => {
    expect(read(folder, '_headers')).toMatch(/^\/sub\/services$/m);
    expect(read(folder, '.htaccess')).toContain('ErrorDocument 404 /sub/404.html');
  });
});
