import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { content } from '../../content';
import { paths } from '../../content/schema';
import { checkOnline, checkPublished } from './online';
import { readOptions } from './read-options';

let server: Server | undefined;

/** Starts a host. @returns its address. */
async function serve(respond: RequestListener): Promise<string> {
  const started = createServer(respond);
  server = started;
  await once(started.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

afterEach(() => {
  jest.restoreAllMocks();
  server?.closeAllConnections();
  server?.close();
});

/** A host that does everything right. The tests change one thing. */
const rightHost = {
  services: 200,
  /** The status of /services/, where another one than that of /services. */
  slash: 0,
  base: '',
  unknown: 404,
  /** Paths that are missing. */
  missing: /^$/,
  /** Paths of which only this part has arrived. */
  cut: /^$/,
  /** Changes the pages. */
  edit: (html: string) => html,
  robots: 'User-agent: *\nAllow: /\n',
  headers: {
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Referrer-Policy': 'no-referrer',
    'Content-Encoding': 'identity',
  },
};

const exportFolder = mkdtempSync(path.join(tmpdir(), 'export-'));
const inExport = (name: string) => path.join(exportFolder, name);
for (const folder of ['media', '_next/static/media'])
  mkdirSync(inExport(folder), { recursive: true });
for (const name of ['media/a.avif', '_next/static/media/b.woff2', '404.html', '_headers'])
  writeFileSync(inExport(name), name);

/** What is found wrong with a host. */
async function faultsOf(change: Partial<typeof rightHost>, built = exportFolder) {
  const { services, slash, base, unknown, missing, cut, edit, robots, headers } = {
    ...rightHost,
    ...change,
  };
  const fileOf = (url = '') => (url === '/' ? 'index.html' : `${url.slice(1)}.html`);
  const url = await serve((request, response) => {
    const { url: requested = '' } = request;
    const isPage = paths.some((path) => path === requested);
    const file = inExport(isPage ? fileOf(requested) : requested);
    const isThere = requested === '/robots.txt' || (existsSync(file) && !missing.test(requested));
    const status = /^\/services\/?$/.test(requested) ? services : 200;
    if (slash && requested === '/services/') return response.writeHead(slash).end();
    // A file may be too large for the time.
    if (/^\/(media|_next)\//.test(requested) && request.method !== 'HEAD')
      return response.destroy();
    if (cut.test(requested)) response.setHeader('Content-Length', 3);
    response.writeHead(isThere ? status : unknown, headers);
    if (requested === '/robots.txt') response.end(robots);
    else if (isPage) response.end(edit(readFileSync(file, 'utf8')));
    else response.end(isThere ? readFileSync(file) : edit('404.html'));
  });
  for (const page of paths)
    writeFileSync(
      inExport(fileOf(page)),
      `<link rel="canonical" href="${base || url}${page}"/><script>go()</script>${phone}`,
    );
  return (await checkPublished(url, built)).filter(({ level }) => level !== 'ok');
}

const phone = '<a href="tel:+17055550199">Call</a>';

test.each([
  [[], {}, false],
  [['--online'], {}, true],
  [[], { npm_config_online: 'true' }, true],
  [['online'], {}, undefined],
  [['--onlin'], {}, undefined],
])('the options %j with %j: the published site is checked: %s', (args, env, isOnline) => {
  expect(readOptions(args, env as NodeJS.ProcessEnv)).toBe(isOnline);
});

test('a site that is published as in hosting/ has no errors', async () => {
  expect(await faultsOf({})).toEqual([]);
});

test('a large file is no fault of the host', async () => {
  const video = inExport('media/video.mp4');
  writeFileSync(video, '');
  truncateSync(video, 6_000_000);
  expect(await faultsOf({})).toEqual([]);
  rmSync(video);
});

const noIndex = { ...rightHost.headers, 'X-Robots-Tag': 'noindex' } as typeof rightHost.headers;
const moved = { ...rightHost.headers, Location: '/en/' } as typeof rightHost.headers;
const nowhere = { ...rightHost.headers, Location: 'https://[' } as typeof rightHost.headers;
const circle = { ...rightHost.headers, Location: '/services/' } as typeof rightHost.headers;
const replace = (part: string, by: string) => ({ edit: (html: string) => html.replace(part, by) });
const keepAway = (robot: string) => ({ robots: `User-Agent: ${robot}\nDisallow: /\n` });

test.each<[string, Partial<typeof rightHost>, string, RegExp]>([
  ['a refused inner page', { services: 403 }, 'error', /services: status 403/],
  ['a redirected page', { services: 301, headers: moved }, 'error', /services leads to \/en\//],
  [
    'a page that leads nowhere',
    { services: 301, headers: nowhere },
    'error',
    /leads to https:\/\/\[/,
  ],
  ['a page in a circle', { services: 301, headers: circle }, 'error', /leads back/],
  [
    'a folder of an earlier site',
    { services: 301, slash: 200, headers: circle },
    'warning',
    /leads to .*services\/\./,
  ],
  ['a missing .htaccess', { services: 404 }, 'error', /not found, only \/services.html/],
  ['pages of another address', { base: 'https://b.ca' }, 'error', /built for https:\/\/b.ca\/gal/],
  ['a former number', replace('0199', '0100'), 'error', /gallery shows another version/],
  ['a changed script', replace('go()', 'go( )'), 'error', /gallery has other scripts/],
  ['an added script', replace('<a', '<script src="//a.b"></script><a'), 'error', /other scripts/],
  ['missing pictures', { missing: /^\/media/ }, 'error', /media\/a.avif: status 404/],
  ['half a page', { edit: (html) => html.slice(0, 80) }, 'error', /part of .*gallery has arrived/],
  ['an endless page', { edit: (html) => html.padEnd(5_000_001) }, 'error', /more than 5 MB/],
  ['half a picture', { cut: /a.avif$/, headers: {} as never }, 'error', /a.avif: 3 of 12 bytes/],
  ['missing fonts', { missing: /^\/_next/ }, 'error', /_next\/static\/media\/b.woff2: status 404/],
  ['robots kept away', keepAway('*'), 'error', /robots.txt keeps search engines away/],
  [
    'Google kept away with another',
    keepAway('Googlebot\nUser-Agent: Other'),
    'error',
    /robots.txt keeps search engines/,
  ],
  ['Google kept away', keepAway('Googlebot # no'), 'error', /robots.txt keeps search engines/],
  ['an unknown address with 200', { unknown: 200 }, 'error', /status 200, expected status 404/],
  ['a 404 page of the host', replace('404.html', 'nginx'), 'error', /another page than 404/],
  [
    'missing headers',
    { headers: {} as never },
    'warning',
    /X-Content-Type-Options, Content-Security-Policy, Referrer-Policy, Content-Encoding/,
  ],
  ['a host that hides the site', { headers: noIndex }, 'error', /X-Robots-Tag/],
])('%s is reported with a fix', async (_, change, level, message) => {
  const found = expect.stringMatching(message);
  expect(await faultsOf(change)).toContainEqual({ level, found, next: expect.any(String) });
});

test('below a path the robots.txt of the domain counts', async () => {
  const url = await serve((request, response) => {
    const isDomains = request.url === '/robots.txt';
    response
      .writeHead(isDomains ? 200 : 404)
      .end(isDomains ? 'User-agent: *\nDisallow: /site' : '');
  });
  const found = expect.stringMatching(/robots.txt keeps search engines/);
  expect(await checkPublished(`${url}/site`, exportFolder)).toContainEqual(
    expect.objectContaining({ found }),
  );
});

test.each<[string, Partial<typeof rightHost>]>([
  ['a host that keeps others than search engines away', keepAway('GPTBot')],
  ['a host that names another address of a page', { headers: moved }],
  ['a host that compresses pictures', { cut: /a.avif$/ }],
  ['a host that hides its own settings', { missing: /^\/(_headers|404)/ }],
  ['GitHub Pages, which cannot send headers', { headers: { Server: 'GitHub.com' } as never }],
])('%s is accepted', async (_, change) => {
  expect(await faultsOf(change)).toEqual([]);
});

test('of several files that are missing in a folder the first is named, and how many more', async () => {
  const second = inExport('media/b.avif');
  writeFileSync(second, '');
  const faults = await faultsOf({ missing: /^\/media/ });
  rmSync(second);
  expect(faults).toEqual([
    expect.objectContaining({
      found: expect.stringMatching(/media\/a\.avif: .* 1 more of media likewise\./),
    }),
  ]);
});

test.each<[string, Partial<typeof rightHost>, number]>([
  ['the site’s address', replace('go()', 'go( )'), 0],
  ['no other', { base: 'https://b.ca' }, paths.length],
])('without a build the pages must have %s', async (_, change, count) => {
  expect(await faultsOf(change, 'no-such-folder')).toHaveLength(count);
});

test('examples of a site and a form are not asked', async () => {
  const { site } = content;
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error());
  expect(await checkOnline(content, exportFolder)).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
  const own = { ...content, site: { ...site, url: 'https://clear.ca', form: { id: 'xabcdefg' } } };
  expect(await checkOnline(own, exportFolder)).toHaveLength(2);
});

test('a site that is not published is an error with the reason', async () => {
  const url = await serve(() => {});
  await once(server?.close() as Server, 'close');
  const found = expect.stringContaining('no response (ECONNREFUSED)');
  const next = expect.stringContaining('Publish');
  expect(await checkPublished(url, exportFolder)).toEqual([{ level: 'error', found, next }]);
});

test.each([
  ['CERT_HAS_EXPIRED', /no valid certificate/, /HTTPS/],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /no valid certificate/, /HTTPS/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', /no valid certificate/, /HTTPS/],
  ['ENOTFOUND', /no such domain/, /domain at the host/],
])('%s is an error with the cure', async (code, found, next) => {
  const cause = Object.assign(new Error(), { code });
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed', { cause }));
  expect(await checkPublished('https://clear.ca', exportFolder)).toEqual([
    { level: 'error', found: expect.stringMatching(found), next: expect.stringMatching(next) },
  ]);
});
