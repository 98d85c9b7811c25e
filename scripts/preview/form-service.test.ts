import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createClient } from '@formspree/core';
import { empty, get, inbox, site, start, stop } from '../../e2e/helpers/preview';
import { isLoopbackHost } from '../shared/loopback';

beforeAll(start);
afterEach(empty);
afterAll(stop);

const good = { fullName: 'Zoë', email: 'zoe@example.com', message: 'Two <b> panes &amp; more' };
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
  const [error] = (await response.json()).errors;
  expect([response.status, error.code]).toEqual([status, code]);
  expect(error.message).toMatch(/\w/);
  // Formspree's client takes it for an error of the field.
  expect(error.field).toBe(code === 'TYPE_EMAIL' ? 'email' : undefined);
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

test('takes no other requests, and no bodies that are no forms', async () => {
  expect((await get('/f/preview')).status).toBe(404);
  const headers = { 'Content-Type': 'text/plain', Accept: 'application/json' };
  const refused = await get('/f/preview', { method: 'POST', body: 'Hello', headers });
  expect([refused.status, (await refused.json()).errors[0].code]).toEqual([400, 'EMPTY']);
});

test('names a message in the terminal and its file so that every system can read them', async () => {
  const logged = jest.mocked(console.log).mockClear();
  await post({ ...good, message: '\u001b[2KCall\nme' });
  expect(logged).toHaveBeenCalledTimes(1);
  expect(logged.mock.calls[0]?.[0]).toMatch(/^ {2}New message: .*Call me/);
  expect(logged.mock.calls[0]?.[0]).not.toContain('\u001b');
  expect(readdirSync(inbox).join()).toMatch(/^[\w.-]+\.json$/);
});

test('has an inbox without messages, and leaves half-written ones out', async () => {
  expect(await (await get('/inbox')).text()).toContain('No messages yet.');
  mkdirSync(inbox);
  writeFileSync(`${inbox}/1.json.part`, '{');
  const response = await get('/inbox');
  expect([response.status, await response.text()]).toEqual([
    200,
    expect.stringContaining('No messages yet.'),
  ]);
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
  expect(await (await get('/inbox')).text()).toContain('Two &lt;b> panes &amp;amp; more');
  const throughProxy = await get('/inbox', { headers: { Forwarded: 'for=203.0.113.9' } });
  expect(throughProxy.status).toBe(403);
  expect(['localhost:80', 'evil.example'].map(isLoopbackHost)).toEqual([true, false]);
});
