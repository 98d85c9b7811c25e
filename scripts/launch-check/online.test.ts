import { paths } from '../../content/schema';
import {
  type Change,
  exportFolder,
  faultsOf,
  replace,
  rightHost,
  serve,
  stop,
} from '../../e2e/helpers/published-host';
import { checkPublished } from './online';

afterEach(stop);

test('a site that is published as in hosting/ has no errors', async () => {
  expect(await faultsOf({})).toEqual([]);
});

const noIndex = {
  ...rightHost.headers,
  'X-Robots-Tag': 'nofollow, noindex',
} as typeof rightHost.headers;
const moved = { ...rightHost.headers, Location: '/en/' } as typeof rightHost.headers;
const nowhere = { ...rightHost.headers, Location: 'https://[' } as typeof rightHost.headers;
const circle = { ...rightHost.headers, Location: '/services/' } as typeof rightHost.headers;
const keepAway = (robot: string) => ({ robots: `User-Agent: ${robot}\nDisallow: /\n` });

test.each<[string, Change, string, RegExp]>([
  ['a refused inner page', { services: 403 }, 'error', /services: status 403/],
  ...[300, 301, 302, 307, 308].map((services): [string, Change, string, RegExp] => [
    `a page that is redirected by ${services}`,
    { services, headers: moved },
    'error',
    /services leads to \/en\//,
  ]),
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
  ['half a page', { edit: (html) => html.slice(0, 80) }, 'error', /part of .*gallery has arrived/],
  [
    'a page that ends inside a character',
    { edit: (html) => `${html.slice(0, 80)}\ufffd` },
    'error',
    /part of .*gallery has arrived/,
  ],
  ['other data for search engines', replace('Clear', 'Clearer'), 'error', /shows another version/],
  ['an endless page', { edit: (html) => html.padEnd(5_000_001) }, 'error', /more than 5 MB/],
  ['robots kept away', keepAway('*'), 'error', /robots.txt keeps search engines away/],
  [
    'Google kept away with another',
    keepAway('Googlebot\nUser-Agent: Other'),
    'error',
    /robots.txt keeps search engines/,
  ],
  ['Google kept away', keepAway('Googlebot # no'), 'error', /robots.txt keeps search engines/],
  ['an unknown address with 200', { unknown: 200 }, 'error', /status 200, expected status 404/],
  ['an unknown address that fails', { unknown: 500 }, 'error', /status 500, expected status 404/],
  ['a 404 page of the host', replace('404.html', 'nginx'), 'error', /another page than 404/],
  [
    'missing headers',
    { headers: {} as never },
    'warning',
    /X-Content-Type-Options, Content-Security-Policy, Referrer-Policy, Content-Encoding/,
  ],
  [
    'a server without settings',
    { headers: { Server: 'nginx' } as never },
    'warning',
    /does not send X-Content-Type-Options/,
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

test.each<[string, Change]>([
  ['a host that keeps others than search engines away', keepAway('GPTBot')],
  ['a host that names another address of a page', { headers: moved }],
  ['a host without robots.txt', { missing: /robots/, ...keepAway('*') }],
  ['GitHub Pages, which cannot send headers', { headers: { Server: 'GitHub.com' } as never }],
])('%s is accepted', async (_, change) => {
  expect(await faultsOf(change)).toEqual([]);
});

test.each<[string, Change, number]>([
  ['the site’s address', replace('go()', 'go( )'), 0],
  ['no other', { base: 'https://b.ca' }, paths.length],
])('without a build the pages must have %s', async (_, change, count) => {
  expect(await faultsOf(change, 'no-such-folder')).toHaveLength(count);
});
