import { type APIRequestContext, expect, test } from '@playwright/test';
import { paths } from '../../content/schema';
import { commonHeaders, xmlPolicy } from '../../scripts/export/headers';
import { ask, belowPath, describeHost, file, hashedFiles, header, origin } from './describe-host';
import { addresses, missing } from './host-addresses';
import { apache, hosts } from './host-servers';

/* The real servers with the files of hosting/. */

const aYear = 'public, max-age=31536000, immutable';

for (const server of hosts) {
  describeHost(server, (site) => {
    addresses(site);

    test('has hashed files kept for a year, and all else asked for again', async () => {
      for (const address of Object.values(hashedFiles()))
        expect(await header(address, 'cache-control'), address).toBe(aYear);
      for (const address of [...paths, ...missing, '/robots.txt', '/favicon.ico', '/services/'])
        expect(await header(address, 'cache-control'), address).toBe('no-cache');
    });

    test('names the type of each file', async () => {
      const { picture, script, font } = hashedFiles();
      const types = {
        '/': /^text\/html; *charset=utf-8$/i,
        '/robots.txt': /^text\/plain; *charset=utf-8$/i,
        '/sitemap.xml': /^(text|application)\/xml; *charset=utf-8$/i,
        '/manifest.webmanifest': /^application\/manifest\+json/,
        [script]: /^(text|application)\/javascript; *charset=utf-8$/i,
        [picture]: /^image\/avif$/,
        [font]: /^font\/woff2$/,
      };
      for (const [address, type] of Object.entries(types))
        expect(await header(address, 'content-type'), address).toMatch(type);
    });

    test('compresses text, and answers 304 when nothing has changed', async () => {
      const { script } = hashedFiles();
      const texts = ['/', '/services', '/licenses.txt', script];
      for (const address of texts) {
        for (const encoding of ['identity', 'gzip', 'gzip, br']) {
          // Some servers compress nothing for a proxy unless they are told to.
          const headers = { 'accept-encoding': encoding, via: '1.1 proxy' };
          const response = await ask(address, { headers });
          const compressed = encoding === 'identity' ? /^$/ : /^(gzip|br)$/;
          expect(response.headers.get('content-encoding') ?? '', address).toMatch(compressed);
          // Otherwise a proxy gives the compressed file to a browser that cannot read it.
          if (encoding !== 'identity')
            expect(response.headers.get('vary'), address).toMatch(/accept-encoding/i);
          const etag = response.headers.get('etag') ?? '';
          const again = await ask(address, { headers: { ...headers, 'if-none-match': etag } });
          expect(again.status, `${address} ${encoding} ${etag}`).toBe(304);
        }
      }
    });

    test('sends the security headers with everything', async () => {
      const { picture, script } = hashedFiles();
      const pictures = [picture, '/favicon.ico'];
      for (const address of ['/', '/services.html', '/none', script, ...pictures]) {
        const { headers } = await ask(address);
        for (const [name, value] of Object.entries(commonHeaders))
          expect(headers.get(name), `${address} ${name}`).toBe(value);
        const policy = pictures.includes(address) ? 'cross-origin' : 'same-origin';
        expect(headers.get('cross-origin-resource-policy'), address).toBe(policy);
        // Its version would tell attackers what it lacks. In .htaccess Apache cannot leave it out.
        if (server.name !== 'Apache')
          expect(headers.get('server') ?? '', address).toMatch(/^(nginx)?$/);
      }
    });

    test('lets no SVG or XML file run or request anything', async () => {
      for (const address of [file('/media', '.svg'), '/own.SVG', '/sitemap.xml'])
        expect(await header(address, 'content-security-policy'), address).toBe(xmlPolicy);
      // Caddy shows a file at an address with a slash at its end too.
      const { status, headers } = await ask('/own.SVG/');
      expect(status === 404 ? xmlPolicy : headers.get('content-security-policy')).toBe(xmlPolicy);
    });
  });

  describeHost(
    server,
    (site) => {
      addresses(site);

      test('leads nobody to https where the site has none', async ({ request }) => {
        const headers = { Host: 'localhost' };
        const page = await request.get(`${origin()}/sub/services`, { headers, maxRedirects: 0 });
        expect(page.status()).toBe(200);
      });
    },
    belowPath,
  );
}

const restricted = [
  apache('Apache that allows the class FileInfo only', { allowOverride: 'FileInfo' }),
  apache('Apache with limited Options', { allowOverride: 'FileInfo Options=FollowSymLinks' }),
  apache('Apache with DirectorySlash Off', { directory: 'DirectorySlash Off' }),
  apache('Apache with MultiViews', { directory: 'Options +MultiViews' }),
  apache('Apache with another index', { directory: 'DirectoryIndex index.php' }),
  ...['headers', 'filter', 'deflate', 'brotli', 'setenvif', 'mime', 'negotiation', 'autoindex'].map(
    (module) => apache(`Apache without mod_${module}`, { without: [module] }),
  ),
];
for (const server of restricted) describeHost(server, addresses);

for (const server of hosts)
  describeHost(server, () => {
    const site = 'https://northpane.example';
    let request: APIRequestContext;
    test.beforeEach(({ request: own }) => {
      request = own;
    });
    /** Where a visitor of this name is led. */
    const visit = async (name: string, address: string, more: Record<string, string> = https) => {
      const headers = { Host: name, ...more };
      const response = await request.get(origin() + address, { headers, maxRedirects: 0 });
      const { location } = response.headers();
      // Search engines keep the old address after a redirect that is not permanent.
      if (location) expect([301, 308], address).toContain(response.status());
      return location;
    };
    const https = { 'X-Forwarded-Proto': 'https' };

    test('leads from the other name to the domain', async () => {
      for (const name of ['www.northpane.example', 'WWW.Northpane.example'])
        expect(await visit(name, '/services?a=1')).toBe(`${site}/services?a=1`);
      for (const name of ['northpane.example', 'NorthPane.example'])
        expect(await visit(name, '/services')).toBe(undefined);
    });

    if (server.name === 'Apache')
      test('leads to https where a proxy does not say that the visitor came by it', async () => {
        const visits: [Record<string, string>, boolean][] = [
          [{}, true],
          [{ 'X-Forwarded-Proto': 'http' }, true],
          [{ 'X-Forwarded-Proto': 'http', Via: '1.1 proxy' }, true],
          [https, false],
          [{ Via: '1.1 proxy' }, false],
          [{ 'X-Forwarded-For': '203.0.113.9' }, false],
        ];
        for (const [headers, isLed] of visits)
          expect(
            await visit('northpane.example', '/services?a=1', headers),
            JSON.stringify(headers),
          ).toBe(isLed ? `${site}/services?a=1` : undefined);
        // Certificate authorities ask there.
        const asked = '/.well-known/security.txt';
        expect(await visit('northpane.example', asked, {})).toBe(undefined);
        expect(await visit('www.northpane.example', asked, {})).toBe(undefined);
        expect(await visit('other.example', '/services', {})).toBe(undefined);
      });
    else
      test('keeps the name and the protocol by which the visitor came through a proxy', async () => {
        expect(await visit('northpane.example', '/services.html')).toMatch(/^\/services\b/);
      });
  });
