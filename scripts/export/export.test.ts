import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { paths } from '../../content/schema';
import { finishExport } from './export';

const site = {
  url: 'https://clear.ca',
  form: { id: 'preview' },
  feed: { provider: 'sample' as const },
  oldAddresses: [{ from: '/über uns', to: '/contact' as const }],
};
const scriptKey = 'a-key';
const keep = `data-keep="${scriptKey}"`;
const head =
  '<meta charSet="utf-8"/><link rel="stylesheet" href="/_next/static/chunks/a.css"/><style data-precedence="p">b{top:0}</style><title>T</title>';
const pageOf = (body: string, inHead = head) =>
  `<!DOCTYPE html><html><head>${inHead}</head><body>${body}</body></html>`;

/** An export as Next writes it, with this body on each page. */
function exported(body: string, inHead?: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'export-'));
  mkdirSync(path.join(folder, '_next/static/chunks'), { recursive: true });
  mkdirSync(path.join(folder, '_next/static/media'));
  for (const name of ['services', 'scripts', '_next/other']) mkdirSync(path.join(folder, name));
  mkdirSync(path.join(folder, 'media'));
  for (const name of ['used.avif', 'other.avif'])
    writeFileSync(path.join(folder, 'media', name), '');
  writeFileSync(path.join(folder, '_next/static/chunks/a.css'), 'p{color:red}');
  writeFileSync(path.join(folder, '_next/static/chunks/a.js'), 'next()');
  writeFileSync(path.join(folder, '_next/static/media/font.1a.woff2'), '');
  for (const name of ['services.txt', '__next._tree.txt', '_not-found.txt', '_not-found.html'])
    writeFileSync(path.join(folder, name), 'data');
  writeFileSync(path.join(folder, 'scripts/own-ABCD2345.js'), 'own()');
  writeFileSync(path.join(folder, 'own.SVG'), '<svg/>');
  writeFileSync(path.join(folder, 'robots.txt'), 'rules');
  writeFileSync(path.join(folder, 'google123.html'), 'google-site-verification');
  writeFileSync(path.join(folder, '_redirects'), '/old /services 301\n');
  writeFileSync(path.join(folder, '_headers'), '/a.pdf\n  X-Own: 1\n');
  for (const name of ['.DS_Store', 'Thumbs.db', '._robots.txt'])
    writeFileSync(path.join(folder, name), '');
  for (const address of [...paths, '/404'])
    writeFileSync(path.join(folder, `${address.slice(1) || 'index'}.html`), pageOf(body, inHead));
  return folder;
}

const read = (folder: string, name: string) => readFileSync(path.join(folder, name), 'utf8');
const finish = (folder: string, feed: 'sample' | 'none' = 'sample') =>
  finishExport(folder, {
    site: { ...site, feed: { provider: feed } },
    basePath: '',
    media: '/media/used.avif',
    scriptKey,
  });

test.each([
  ['sample', false],
  ['none', true],
] as const)('with the feed “%s” trusted types on the gallery: %s', (feed, isRequired) => {
  const folder = exported('Words');
  finish(folder, feed);
  expect(read(folder, 'gallery.html').includes('require-trusted-types-for')).toBe(isRequired);
  expect(read(folder, 'services.html')).toContain('require-trusted-types-for');
});

describe('the export', () => {
  const body =
    `<main>Words</main><script ${keep}>own()</script><script>self.__next_f.push([1])</script>` +
    `<script src="/_next/static/chunks/a.js" async=""></script><script type="application/ld+json" ${keep}>{}</script>` +
    '<script data-keep="">evil()</script>';
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
    expect(html).not.toMatch(/evil|data-keep/);
    expect(html).not.toContain('a.js');
  });

  it('has the styles in the HTML, after the metadata', () => {
    expect(html).toContain('<title>T</title><style>p{color:red}b{top:0}</style></head>');
    expect(html).not.toContain('rel="stylesheet"');
  });

  it('preloads the typeface where Next does not', async () => {
    const file = '/_next/static/media/face.p.1a.woff2';
    const font = head.replace('b{top:0}', `@font-face{src:url(${file})}`);
    for (const link of ['', `<link rel="preload" href="${file}" as="font" crossorigin=""/>`]) {
      const folder = exported('', font + link);
      await finish(folder);
      expect(read(folder, '404.html').match(/<link rel="preload"/g)).toHaveLength(1);
      expect(read(folder, '404.html')).toContain(`href="${file}" as="font" crossorigin=""`);
    }
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
      'licenses.txt',
      'robots.txt',
    ]);
    expect(readdirSync(path.join(folder, '_next'))).toEqual(['static']);
    expect(names).toContain('robots.txt');
  });

  it('has only the media of its content', () => {
    expect(readdirSync(path.join(folder, 'media'))).toEqual(['used.avif']);
  });

  it('has the files of public/ unchanged', () => {
    expect(read(folder, 'google123.html')).toBe('google-site-verification');
  });

  it('has the owner’s rules and headers after its own', () => {
    const rules =
      '/%C3%BCber%20uns /contact 301\n/%C3%BCber%20uns/ /contact 301\n/google123.html /google123 200\n/old /services 301\n';
    expect(read(folder, '_redirects')).toBe(rules);
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
  });
});

describe('the build stops', () => {
  it.each([
    ['at what the policy forbids', '<p style="color:red">', 'style attribute'],
    ['at a script in a drawing', '<svg><script>evil()</script></svg>', 'inside a drawing'],
    ['at a Suspense boundary that waits for a script', '<template id="B:0"></template>', 'waits'],
    ['at its content, which waits too', '<div hidden="" id="S:0"></div>', 'waits'],
    [
      'at a page over its budget',
      `<p>${crypto.getRandomValues(new Uint8Array(18000)).join()}</p>`,
      'weighs',
    ],
  ])('%s', async (_, body, message) => {
    await expect(finish(exported(body))).rejects.toThrow(message);
  });

  it.each([
    '<title>T</title>',
    '<meta property="og:title">',
    '<meta name="twitter:card">',
    '<meta name="description">',
  ])('at metadata that link previews do not reach: %s', async (element) => {
    const late = `${head}<meta name="x" content="${'a'.repeat(17000)}">${element}`;
    await expect(finish(exported('', late))).rejects.toThrow('metadata');
  });

  it('at a generated style that would end its element', async () => {
    const ending = head.replace('b{top:0}', 'b{top:0}</');
    await expect(finish(exported('', ending))).rejects.toThrow('end its style element');
  });

  it('when Next no longer writes style sheets as links', async () => {
    const raw = exported('', '<meta charSet="utf-8"/><title>T</title>');
    await expect(finish(raw)).rejects.toThrow('sheet');
  });
});

describe('what comes from public/ as it is', () => {
  const project = process.cwd();
  const inProject = mkdtempSync(path.join(tmpdir(), 'project-'));
  beforeAll(() => {
    for (const name of ['e2e', 'hosting', 'package-lock.json'])
      symlinkSync(path.resolve(name), path.join(inProject, name));
    mkdirSync(path.join(inProject, 'public/services'), { recursive: true });
    for (const name of ['services.txt', '.htaccess'])
      writeFileSync(path.join(inProject, 'public', name), 'own');
    process.chdir(inProject);
  });
  afterAll(() => process.chdir(project));

  it('is in the export: a folder and a text with a page’s name, and the rules for Apache', async () => {
    const folder = exported('');
    writeFileSync(path.join(folder, '.htaccess'), 'own');
    await finish(folder);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['services', 'services.txt']));
    expect(read(folder, '.htaccess')).toBe('own');
  });
});
