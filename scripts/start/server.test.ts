import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSiteServer } from './server';

const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
const inbox = path.join(folder, '.inbox');
// The text of each file is its name.
for (const file of ['index.html', 'services.html', '404.html', '_headers']) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), file);
}
const server = createSiteServer({ folder, basePath: '/site', inbox }).listen(0);
const { port } = server.address() as AddressInfo;
const site = `http://localhost:${port}/site`;
const request = (address: string, init: RequestInit = {}) =>
  fetch(site + address, { redirect: 'manual', ...init });

beforeEach(() => jest.spyOn(console, 'log').mockImplementation());
afterEach(() => rmSync(inbox, { recursive: true, force: true }));
afterAll(() => server.close());

test.each(['/404', '/404.html', '/_headers', '/media/', '/services%00', '/%zz'])(
  '%s gets the 404 page',
  async (address) => {
    const response = await request(address);
    expect([response.status, await response.text()]).toEqual([404, '404.html']);
  },
);

test.each([
  ['', '/site/'],
  ['/index.html', '/site/'],
  ['/services.html?about=doors', '/site/services?about=doors'],
  ['/services/', '/site/services'],
])('"%s" redirects to %s', async (from, to) => {
  const { status, headers } = await request(from);
  expect([status, headers.get('location')]).toEqual([301, to]);
});

test('a malformed request does not stop the server', async () => {
  await expect(request('/services', { headers: { Range: 'bytes=5-1' } })).rejects.toThrow();
  expect((await request('/services')).status).toBe(200);
});

const good = { fullName: 'Zoë', email: 'zoe@example.com', message: 'Two <b> panes &amp; more' };
const post = (fields: Record<string, string>, headers = {}) =>
  request('/f/preview', { method: 'POST', body: new URLSearchParams(fields), headers });
const stored = () =>
  readdirSync(inbox).map((name) => JSON.parse(readFileSync(path.join(inbox, name), 'utf8')));

test.each([
  ['an empty message', { fullName: ' ', email: '', message: '\n' }, 'EMPTY', undefined],
  ['a malformed address', { ...good, email: 'zoe@example' }, 'TYPE_EMAIL', 'email'],
])('%s is refused with the same error as at Formspree', async (_, fields, code, field) => {
  const response = await post(fields, { Accept: 'application/json' });
  expect(response.ok).toBe(false);
  expect((await response.json()).errors).toEqual([
    { code, field, message: expect.stringMatching(/\w/) },
  ]);
  expect(stored).toThrow('no such file');
});

test('a form that is sent without script gets pages as answers', async () => {
  const refused = await post({ ...good, email: 'zoe@example' });
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining('email should be an email'),
  ]);
  const sent = await post(good);
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/site/f/preview/thanks']);
  expect(await (await request('/f/preview/thanks')).text()).toContain('Thank you');
});

test('messages from other sites or above 1 MB are refused, and none can control the terminal', async () => {
  expect((await post(good, { Origin: 'https://evil.example' })).status).toBe(403);
  expect((await post({ message: 'x'.repeat(1_000_001) })).status).toBe(413);
  expect((await post({ message: '\u001b[2KCall\nme' }, { Origin: new URL(site).origin })).ok).toBe(
    false,
  );
  expect(stored()).toHaveLength(1);
  expect(jest.mocked(console.log).mock.lastCall).toEqual(['  New message:  [2KCall me']);
});

test('the inbox lists messages as text, newest first, and only on this computer', async () => {
  expect(await (await request('/inbox')).text()).toContain('No messages yet.');
  await post(good);
  const received = new Date(0).toISOString();
  writeFileSync(
    path.join(inbox, '1970.json'),
    JSON.stringify({ received, fields: { message: 'The first' } }),
  );
  const text = await (await request('/inbox')).text();
  expect(text).toMatch(/Two &lt;b> panes &amp;amp; more.*The first/s);
  const response = await new Promise<IncomingMessage>((resolve) => {
    get(`${site}/inbox`, { headers: { Host: 'evil.example' } }, resolve);
  });
  expect(response.resume().statusCode).toBe(403);
});
