import fs, {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { createClient } from '@formspree/core';
import { xmlPolicy } from '../export/headers';
import { isLoopbackHost } from '../shared/loopback';
import { createPreviewServer } from './server';

const files = 'index.html services.html google1.html 404.html _headers media/1.avif own.SVG'.split(
  ' ',
);
const folder = mkdtempSync(`${tmpdir()}/preview-`);
const inbox = `${folder}/.inbox`;
const server = createPreviewServer({ folder, basePath: '/site', inbox });
let site: string;

beforeAll(async () => {
  mkdirSync(`${folder}/media`);
  for (const file of files) writeFileSync(`${folder}/${file}`, `content of ${file}`);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}/site`;
  jest.spyOn(console, 'log').mockImplementation();
});
afterEach(() => rmSync(inbox, { recursive: true, force: true }));
afterAll(() => server.close());

const get = (address: string, init: RequestInit = {}) =>
  fetch(site + address, { redirect: 'manual', ...init });

test.each([
  ['/', 'index.html', 'no-cache'],
  ['/services', 'services.html', 'no-cache'],
  ['/google1.html', 'google1.html', 'no-cache'],
  ['/media/1.avif', 'media/1.avif', 'public, max-age=31536000, immutable'],
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

describe('the form', () => {
  const good = { fullName: 'Zoë', email: 'zoe@example.com', message: 'Two <b> panes' };
  const post = (fields: Record<string, string>, headers = {}, form = '/f/preview') =>
    get(form, { method: 'POST', body: new URLSearchParams(fields), headers });
  const thanks = '/site/f/preview/thanks';
  const stored = () =>
    readdirSync(inbox).map((name) => JSON.parse(readFileSync(`${inbox}/${name}`, 'utf8')));

  test('stores a message of Formspree’s client before it responds', async () => {
    const data = new FormData();
    for (const [name, value] of Object.entries(good)) data.append(name, value);
    const client = createClient({ project: 'doors' });
    const response = await client.submitForm('preview', data, { endpoint: site });
    expect(response.kind).toBe('success');
    expect(stored()).toMatchObject([{ form: 'preview', project: 'doors', fields: good }]);
  });

  test.each([
    ['an empty message', { fullName: ' ', email: '', message: '\n' }, 'EMPTY', 400],
    ['a malformed address', { ...good, email: 'zoe@example' }, 'TYPE_EMAIL', 422],
    ['a message to an unknown form', good, 'FORM_NOT_FOUND', 404, '/f/nobody'],
  ])('rejects %s', async (_, fields, code, status, form = '/f/preview') => {
    const response = await post(fields, { Accept: 'application/json' }, form);
    expect([response.status, (await response.json()).errors[0].code]).toEqual([status, code]);
    expect(stored).toThrow('no such file');
  });

  test('redirects a form without script to a page of thanks, and drops a message with a filled honeypot', async () => {
    expect((await post({ message: 'Call me' })).headers.get('location')).toBe(thanks);
    expect((await post({ ...good, _gotcha: 'x' })).headers.get('location')).toBe(thanks);
    expect(stored()).toHaveLength(1);
  });

  test('tells who has no script why a message was not sent, or thanks', async () => {
    const refused = await post({ ...good, email: 'zoe@example' });
    expect([refused.status, refused.headers.get('content-type')]).toEqual([
      422,
      'text/html; charset=utf-8',
    ]);
    expect(await refused.text()).toContain('email should be an email');
    expect((await get('/f/preview/thanks')).status).toBe(200);
  });

  test('takes no message from another site, or of more than a megabyte', async () => {
    expect((await post(good, { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await post({ ...good, message: 'x'.repeat(1_000_001) })).status).toBe(413);
    expect((await post(good, { Origin: site.slice(0, -'/site'.length) })).status).toBe(303);
    expect(stored()).toHaveLength(1);
  });

  test('lists the newest 100 messages', async () => {
    mkdirSync(inbox);
    for (let number = 0; number < 101; number += 1) {
      const message = { received: new Date(0), fields: { number: `${1000 + number}` } };
      writeFileSync(`${inbox}/${1000 + number}.json`, JSON.stringify(message));
    }
    const text = await (await get('/inbox')).text();
    expect(text.match(/number: /g)).toHaveLength(100);
    expect(text).not.toContain('number: 1000');
  });

  test('lists messages as text, for this computer only', async () => {
    await post(good);
    expect(await (await get('/inbox')).text()).toContain('Two &lt;b> panes');
    const throughProxy = await get('/inbox', { headers: { Forwarded: 'for=203.0.113.9' } });
    expect(throughProxy.status).toBe(403);
    expect(['localhost:80', 'evil.example'].map(isLoopbackHost)).toEqual([true, false]);
  });
});
