import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportName, paths } from '../../model';
import { createSiteServer } from '../start/server';
import { checkOnline } from './online';

const folder = mkdtempSync(path.join(tmpdir(), 'online-'));
const built = path.join(folder, 'out');
const published = path.join(folder, 'published');
const pages = paths.map((page) => `${exportName(page)}.html`);
mkdirSync(path.join(built, 'media'), { recursive: true });
for (const file of [...pages, '404.html', 'media/a.avif'])
  writeFileSync(path.join(built, file), file);

const servers: Server[] = [];
function listen(server: Server): string {
  servers.push(server.listen(0));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
beforeEach(() => cpSync(built, published, { recursive: true }));
afterEach(() => {
  rmSync(published, { recursive: true });
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Checks the published site, which is below a path, or the site at another URL. */
async function check(url?: string) {
  const server = createSiteServer({ folder: published, basePath: '/site' });
  return checkOnline(url ?? `${listen(server)}/site`, built);
}
const findings = async (url?: string) =>
  (await check(url)).filter(({ level }) => level !== 'ok').map(({ found }) => found);

test('an unchanged published site passes: its pages, its 404 page and a picture', async () => {
  expect((await check()).map(({ level }) => level)).toEqual(Array(pages.length + 2).fill('ok'));
});

test.each<[string, () => void, RegExp]>([
  ['a missing page', () => rmSync(path.join(published, 'services.html')), /services: status 404/],
  ...['gallery.html', 'media/a.avif'].map((file): [string, () => void, RegExp] => [
    `another ${file}`,
    () => writeFileSync(path.join(published, file), 'half'),
    RegExp(`${file.replace('.html', '')} differs from ${file} in your last build`),
  ]),
  [
    'another 404 page',
    () => writeFileSync(path.join(published, '404.html'), 'Nothing here'),
    /no-such-page.* differs from 404.html/,
  ],
])('%s is reported', async (_, change, finding) => {
  change();
  expect(await findings()).toEqual([expect.stringMatching(finding)]);
});

test('a host without status 404 and a host that redirects are reported', async () => {
  const findingsFor = (respond: RequestListener) => findings(listen(createServer(respond)));
  expect((await findingsFor((_, response) => response.end('Home'))).join()).toMatch(
    /no-such-page.*: status 200, expected status 404/,
  );
  expect(
    (await findingsFor((_, response) => response.writeHead(301, { Location: '/en' }).end())).join(),
  ).toMatch(/services: status 301, which redirects to \/en, expected status 200/);
});

test('a site that does not answer is reported as a single error', async () => {
  const server = createServer();
  const url = listen(server);
  server.close();
  expect(await check(url)).toEqual([
    {
      level: 'error',
      found: `${url}: no response (ECONNREFUSED).`,
      next: expect.stringContaining('that the site is published'),
    },
  ]);
});
