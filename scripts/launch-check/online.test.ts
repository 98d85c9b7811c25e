import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paths } from '../../content/schema';
import { checkFormService } from './form-service';
import { checkPublished } from './online';

let server: Server;

/** Starts a host. @returns its address. */
async function serve(respond: RequestListener): Promise<string> {
  server = createServer(respond);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A host that does everything right. The tests change one thing. */
const rightHost = {
  services: 200,
  base: '',
  unknown: 404,
  text: '<h1>404 “Page” &amp; more</h1>',
  headers: {
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Referrer-Policy': 'no-referrer',
    'Content-Encoding': 'identity',
  },
};
const heading = '404 “Page” & more';

/** What is found wrong with a host. */
async function faultsOf(change: Partial<typeof rightHost>) {
  const { services, base, unknown, text, headers } = { ...rightHost, ...change };
  const url = await serve((request, response) => {
    const address = (base || `http://${request.headers.host}`) + request.url;
    const isPage = paths.some((path) => path === request.url);
    const status = request.url === '/services' ? services : 200;
    response.writeHead(isPage ? status : unknown, headers);
    response.end(isPage ? `<link rel="canonical" href="${address}"/>` : text);
  });
  return (await checkPublished(url, heading)).filter(({ level }) => level !== 'ok');
}

test('a site that is published as in hosting/ has no errors', async () => {
  expect(await faultsOf({})).toEqual([]);
});

const noIndex = { ...rightHost.headers, 'X-Robots-Tag': 'noindex' } as typeof rightHost.headers;

test.each<[string, Partial<typeof rightHost>, string, RegExp]>([
  ['a refused inner page', { services: 403 }, 'error', /services: status 403/],
  ['pages of another address', { base: 'https://b.ca' }, 'error', /built for https:\/\/b.ca\/gal/],
  ['an unknown address with 200', { unknown: 200 }, 'error', /status 200, expected status 404/],
  ['a 404 page of the host', { text: 'nginx' }, 'error', /page of the host/],
  ['missing headers', { headers: {} as never }, 'warning', /Content-Security-Policy/],
  ['a host that hides the site', { headers: noIndex }, 'error', /X-Robots-Tag/],
])('%s is reported with a fix', async (_, change, level, words) => {
  const found = expect.stringMatching(words);
  expect(await faultsOf(change)).toContainEqual({ level, found, next: expect.any(String) });
});

test('a site that is not published yet is a warning with the reason', async () => {
  const url = await serve(() => {});
  await once(server.close(), 'close');
  const found = expect.stringContaining('no response (ECONNREFUSED)');
  const next = expect.stringContaining('Publish');
  expect(await checkPublished(url, heading)).toEqual([{ level: 'warning', found, next }]);
});

const code = (name: string) => JSON.stringify({ errors: [{ code: name }] });

test.each<[string, number, string, 'ok' | 'error', RegExp]>([
  ['says that the message is empty', 422, code('EMPTY'), 'ok', /answers/],
  ['answers with a page', 200, '<h1>Welcome</h1>', 'error', /JSON/],
  ['answers with other JSON', 200, 'null', 'error', /JSON/],
  ['fails', 502, 'Bad gateway', 'error', /status 502/],
  ['does not know the form', 404, 'Not found', 'error', /does not exist/],
  ['has switched the form off', 422, code('INACTIVE'), 'error', /switched off/],
  ['answers something else in JSON', 200, '{"ok":true}', 'error', /does not answer/],
  ['wants a captcha', 403, '{"error":"reCAPTCHA"}', 'error', /refuses messages/],
])('a form service that %s', async (_, status, body, level, words) => {
  const service = await serve((_request, response) => response.writeHead(status).end(body));
  const found = expect.stringMatching(words);
  expect(await checkFormService({ id: 'xabcdefg', service })).toMatchObject({ level, found });
});
