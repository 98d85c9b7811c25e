import { readdirSync } from 'node:fs';
import path from 'node:path';
import { transformSample } from './fixtures';

type Published = Awaited<ReturnType<typeof transformSample>>;

const namesIn = ({ folder }: Published, ...names: string[]) =>
  readdirSync(path.join(folder, ...names)).sort();
/** Returns names without their hashes. */
const withoutHashes = (names: string[]) => names.map((name) => name.replace(/-[A-Z\d]{8}/, ''));

describe('the published folder', () => {
  let published: Published;
  beforeAll(async () => {
    published = await transformSample({
      publicFiles: {
        'google123.html': 'google-site-verification',
        'drawing.SVG': '<svg/>',
        _headers: '/a.pdf\n  X-Own: 1\n',
        '.DS_Store': '',
      },
      site: { files: { 'licences.txt': 'MIT' }, isUnused: (name) => name === '.DS_Store' },
    });
  });

  it('has no files that only Next’s scripts read, and none that the site does not use', () => {
    expect(namesIn(published)).toEqual([
      '.htaccess',
      '404.html',
      '_headers',
      '_next',
      'drawing.SVG',
      'google123.html',
      'index.html',
      'licences.txt',
      'robots.txt',
      'services.html',
    ]);
    expect(namesIn(published, '_next')).toEqual(['static']);
    expect(withoutHashes(namesIn(published, '_next/static'))).toEqual([
      'chunk.js',
      'form.js',
      'islands.js',
      'media',
    ]);
  });

  it('has the owner’s headers after the generated ones', () => {
    expect(published.read('_headers')).toMatch(/\n\n\/a\.pdf\n {2}X-Own: 1\n$/);
  });

  it('lists hashed files, drawings and pages by name in _headers', () => {
    const headers = published.read('_headers');
    for (const name of ['media/font.1a.woff2', 'islands-[A-Z\\d]{8}.js', 'chunk-[A-Z\\d]{8}.js'])
      expect(headers).toMatch(
        new RegExp(`\n/_next/static/${name}\n  Cache-Control: public, max-age=31536000`),
      );
    expect(headers).toContain('\n/drawing.SVG\n  Content-Security-Policy: ');
    for (const page of ['/', '/services'])
      expect(headers).toContain(`\n${page}\n  Cache-Control: no-cache\n`);
    expect(headers).not.toMatch(/404|google123|not-found/);
    expect(headers.match(/^\S.*/gm)?.filter((rule) => !rule.startsWith('/'))).toEqual([]);
  });

  it('is checked by the site’s own check', async () => {
    const check = jest.fn();
    await transformSample({ site: { check, files: { 'licences.txt': 'MIT' } } });
    expect(check.mock.calls[0][0]).toEqual(
      expect.arrayContaining(['index.html', '404.html', 'robots.txt', 'licences.txt']),
    );
  });
});

test('rules for hosts and addresses of scripts start with the base path', async () => {
  const { read } = await transformSample({
    basePath: '/sub',
    head: '<meta charSet="utf-8"/><link rel="stylesheet" href="/sub/_next/static/chunks/a.css"/>',
  });
  expect(read('_headers')).toMatch(/^\/sub\/services$/m);
  expect(read('.htaccess')).toContain('ErrorDocument 404 /sub/404.html');
  expect(read('services.html')).toMatch(/src="\/sub\/_next\/static\/islands-[A-Z\d]{8}\.js"/);
});

test('the owner’s own .htaccess is not replaced', async () => {
  const { read } = await transformSample({ publicFiles: { '.htaccess': 'own' } });
  expect(read('.htaccess')).toBe('own');
});

test.each(['robots.txt', 'services.html', 'services.txt', 'licences.txt'])(
  'the build stops if it would replace a file in public/: %s',
  async (name) => {
    const published = transformSample({
      publicFiles: { [name]: 'own' },
      // Next overwrites it with its own file.
      files: { [name]: 'written' },
      site: { files: { 'licences.txt': 'MIT' } },
    });
    await expect(published).rejects.toThrow(`Rename yours:\npublic/${name}`);
  },
);

test('an error in a page names the page', async () => {
  const published = transformSample({ body: '<script>count()</script>' });
  await expect(published).rejects.toThrow(/^404\.html: found the script count\(\)/);
});

test('a bug in a pass is still an instance of its class', async () => {
  const sourcesFor = () => {
    throw new TypeError('no sources');
  };
  const published = transformSample({ site: { sourcesFor } });
  await expect(published).rejects.toThrow(new TypeError('404.html: no sources'));
  await expect(published).rejects.toBeInstanceOf(TypeError);
});
