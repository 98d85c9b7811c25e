import { once } from 'node:events';
import fs, { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { folder, get, start, stop } from '../../e2e/helpers/preview';
import { xmlPolicy } from '../export/headers';
import { createPreviewServer } from './server';

beforeAll(start);
afterAll(stop);

test.each<[string, string, string]>([
  ['/', 'index.html', 'no-cache'],
  ['/services', 'services.html', 'no-cache'],
  ['/google1.html', 'google1.html', 'no-cache'],
  ['/.well-known/security.txt', '.well-known/security.txt', 'no-cache'],
  ...['media/1.avif', 'scripts/1.js', '_next/static/1.js'].map((file): [string, string, string] => [
    `/${file}`,
    file,
    'public, max-age=31536000, immutable',
  ]),
])('%s is %s', async (address, file, cacheControl) => {
  const response = await get(address);
  expect(await response.text()).toBe(`content of ${file}`);
  expect(response.headers.get('cache-control')).toBe(cacheControl);
});

test.each([
  '/none',
  '/_headers',
  '/%5fheaders',
  '/_headers/',
  '/services%00.html',
  '/404',
  '/media/',
  '/../services',
])('%s has the 404 page', async (address) => {
  const response = await get(address);
  expect([response.status, await response.text()]).toEqual([404, 'content of 404.html']);
});

test.each(['/own.SVG', '/own.SV%47', '/own.SVG/'])(
  '%s runs and requests nothing',
  async (address) => {
    expect((await get(address)).headers.get('content-security-policy')).toBe(xmlPolicy);
  },
);

test.each([
  ['', '/site/'],
  ['/index.html', '/site/'],
  ['/services.html?from=card', '/site/services?from=card'],
  ['/services/', '/site/services'],
])('"%s" redirects to %s', async (from, to) => {
  const { status, headers } = await get(from);
  expect([status, headers.get('location')]).toEqual([301, to]);
});

test('a drawing runs nothing, a page is not sent twice, and nothing is changed by other methods', async () => {
  writeFileSync(`${folder}/media/a.svg`, '<svg/>');
  const { headers } = await get('/media/a.svg');
  expect(headers.get('content-security-policy')).toContain('sandbox');
  const etag = (await get('/services')).headers.get('etag') ?? '';
  expect((await get('/services', { headers: { 'If-None-Match': etag } })).status).toBe(304);
  const posted = await get('/services', { method: 'POST' });
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect((await get('/services', { method: 'HEAD' })).status).toBe(200);
});

test('a file that is there in a smaller form too is sent in it', async () => {
  writeFileSync(`${folder}/scripts/1.js.br`, brotliCompressSync('content of scripts/1.js'));
  const { headers } = await get('/scripts/1.js', { headers: { 'Accept-Encoding': 'br' } });
  expect(headers.get('content-encoding')).toBe('br');
  expect(await (await get('/scripts/1.js')).text()).toBe('content of scripts/1.js');
});

test('without a page for unknown addresses these are not found too', async () => {
  const other = createPreviewServer({ folder: `${folder}/media` }).listen(0);
  await once(other, 'listening');
  const response = await fetch(`http://localhost:${(other.address() as AddressInfo).port}/none`);
  expect([response.status, await response.text()]).toEqual([404, 'Not found']);
  other.close();
});

test('no request ends the server or leaves a file open', async () => {
  const opened = jest.spyOn(fs, 'createReadStream');
  const range = await get('/services', { headers: { Range: 'bytes=5-1' } });
  expect([range.status, await range.text()]).toEqual([200, 'content of services.html']);
  writeFileSync(`${folder}/large.bin`, Buffer.alloc(20_000_000));
  for (let count = 0; count < 5; count += 1) {
    const leaving = new AbortController();
    await get('/large.bin', { signal: leaving.signal });
    leaving.abort();
  }
  opened.mockImplementationOnce(() => jest.requireActual('node:fs').createReadStream('/none'));
  await expect(get('/services').then((response) => response.text())).rejects.toThrow();
  opened.mockImplementationOnce(() => {
    throw new Error('As with a file that cannot be opened.');
  });
  await get('/services').catch(() => {});
  expect((await get('/%zz')).status).toBe(400);
  expect((await get('/services')).status).toBe(200);
  const streams = opened.mock.results
    .filter(({ type }) => type === 'return')
    .map(({ value }) => value);
  while (!streams.every(({ destroyed }) => destroyed)) await setImmediate();
  opened.mockRestore();
});
