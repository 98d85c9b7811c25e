import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { createClient } from '@formspree/core';
import {
  base,
  endService,
  formData,
  GOOD,
  inbox,
  post,
  server,
  start,
  stored,
} from '../test/form-service';
import { createFormService } from './form-service';

beforeEach(() => start());
afterEach(endService);

const urlencoded = 'application/x-www-form-urlencoded';

describe('a message', () => {
  test.each([
    ['/f/preview', undefined],
    ['/p/doors/f/preview', 'doors'],
  ])('is taken from the official client at %s', async (path, project) => {
    const result = await createClient({ project }).submitForm('preview', formData(GOOD), {
      endpoint: base,
    });
    expect(result).toMatchObject({ kind: 'success', next: `${path}/thanks` });
    expect((await fetch(`${base}${path}/thanks`)).status).toBe(200);
    expect(await stored()).toMatchObject([{ form: 'preview', fields: GOOD }]);
    expect((await stored())[0]?.project).toBe(project);
  });

  test('can come urlencoded, with fields called like parts of an object', async () => {
    const fields = { ...GOOD, message: 'ünï 100% & +', constructor: 'x' };
    expect((await post(new URLSearchParams(fields))).status).toBe(200);
    const [message] = await stored();
    expect(Object.entries(message?.fields ?? {})).toEqual(Object.entries(fields));
  });

  test('that could not be stored is never answered with success', async () => {
    const told = jest.spyOn(console, 'error').mockImplementation();
    jest.spyOn(inbox, 'append').mockRejectedValue(new Error('no space left on device'));
    const { status, text } = await post();
    expect([status, JSON.parse(text)]).toEqual([500, { error: 'Something failed on this side' }]);
    expect(told).toHaveBeenCalled();
    jest.restoreAllMocks();
  });
});

describe('judging', () => {
  const empty = (field: string) => `REQUIRED_FIELD_EMPTY ${field} should not be empty`;
  const missing = (field: string) => `REQUIRED_FIELD_MISSING ${field} is required`;
  const noEmail = 'TYPE_EMAIL email should be an email';

  test.each<[string, Record<string, string>, string[]]>([
    [
      'spaces',
      { fullName: ' ', email: '', message: '\n' },
      ['fullName', 'email', 'message'].map(empty),
    ],
    ['other fields only', { colour: 'red' }, ['fullName', 'email', 'message'].map(missing)],
    ['half an address', { ...GOOD, email: 'ann@' }, [noEmail]],
    ['an address without a dot', { ...GOOD, email: 'ann@example' }, [noEmail]],
    ['two addresses', { ...GOOD, email: 'a@b.co, c@d.co' }, [noEmail]],
    ['a very long address', { ...GOOD, email: `${'a'.repeat(300)}@b.co` }, [noEmail]],
    ['several at once', { ...GOOD, email: 'x', message: '' }, [noEmail, empty('message')]],
    ['settings only', { _subject: 'Hello' }, ["EMPTY undefined Can't send an empty form"]],
  ])('refuses %s', async (_, fields, expected) => {
    const { status, text } = await post(formData(fields));
    const errors: { code: string; field: string; message: string }[] = JSON.parse(text).errors;
    expect(errors.map(({ code, field, message }) => `${code} ${field} ${message}`)).toEqual(
      expected,
    );
    expect(status).toBe(errors[0]?.code === 'EMPTY' ? 400 : 422);
    expect(await stored()).toEqual([]);
  });

  test.each([
    'ann.lee+doors@mail.example.co.uk',
    ' ann@example.com ',
    'zoë@exämple.de',
    "o'n@x.ca",
  ])('accepts the address "%s"', async (email) => {
    expect((await post(formData({ ...GOOD, email }))).status).toBe(200);
  });
});

describe('what is no message', () => {
  const multipart = 'multipart/form-data; boundary=abc';
  const withFile = formData(GOOD);
  withFile.append('photo', new Blob(['x'.repeat(1000)]), 'photo.jpg');
  const unmeasured = () => new Blob(Array(5).fill('x'.repeat(50_000))).stream();

  test.each<[string, number, BodyInit | (() => BodyInit), string | undefined]>([
    ['too much', 413, 'x'.repeat(100_001), urlencoded],
    ['too much without a length', 413, unmeasured, urlencoded],
    ['plain text', 400, 'fullName=Ann', 'text/plain'],
    ['no type', 400, Uint8Array.from([1]), undefined],
    ['multipart without a boundary', 400, 'x', 'multipart/form-data'],
    [
      'multipart without an end',
      400,
      '--abc\r\nContent-Disposition: form-data; name="a"\r\n\r\nv',
      multipart,
    ],
    ['multipart of noise', 400, Uint8Array.from(Array(5000).keys()), multipart],
    ['an empty form', 400, '', urlencoded],
    ['a file', 400, withFile, undefined],
    ['JSON', 400, JSON.stringify(GOOD), 'application/json'],
    ['a compressed form', 400, formData(GOOD), 'application/gzip'],
  ])('is refused clearly: %s', async (_, status, body, type) => {
    const answer = await post(
      typeof body === 'function' ? body() : body,
      type ? { 'content-type': type } : {},
    );
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text).error).toMatch(/^\S.{9,}$/);
    expect((await post()).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  test('a form that does not exist', async () => {
    const answer = await fetch(`${base}/f/nobody`, { method: 'POST', body: formData(GOOD) });
    expect(answer.status).toBe(404);
    expect(await stored()).toEqual([]);
  });

  test('opening the form’s address', async () => {
    const answer = await fetch(`${base}/f/preview`);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });

  const head = (length: number) =>
    `POST /f/preview HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${urlencoded}\r\nContent-Length: ${length}\r\n\r\n`;

  test('a length that is too large is refused before the body has come', async () => {
    const socket = connect(Number(new URL(base).port), '127.0.0.1');
    socket.write(head(10_000_000));
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
  });

  test('a post that ends halfway leaves nothing', async () => {
    const whole = String(new URLSearchParams(GOOD));
    const arrived = once(server, 'request');
    const socket = connect(Number(new URL(base).port), '127.0.0.1');
    socket.write(head(whole.length + 5) + whole);
    const [incoming] = await arrived;
    const broken = new Promise((resolve) => incoming.once('close', resolve));
    socket.destroy();
    await broken;
    expect((await post()).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });
});

describe('a plain form', () => {
  const plain = (fields: Record<string, string>) =>
    createFormService({ inbox }).request('/f/preview', {
      method: 'POST',
      body: new URLSearchParams(fields),
    });

  test('is led to a page of thanks that can be reloaded without posting again', async () => {
    const answer = await plain(GOOD);
    expect(answer.status).toBe(303);
    const page = await fetch(base + answer.headers.get('location'));
    expect(await page.text()).toContain('Your message has arrived.');
    expect(await stored()).toHaveLength(1);
  });

  test('with errors is answered by a page that says them in sentences', async () => {
    const answer = await plain({ fullName: '', email: 'x', message: 'y' });
    expect(answer.status).toBe(422);
    const text = await answer.text();
    expect(text).toContain('<li>Name should not be empty.</li><li>Email should be an email.</li>');
    expect(text).not.toMatch(/REQUIRED_FIELD|TYPE_EMAIL/);
  });
});

describe('the inbox page', () => {
  test('shows the messages, newest first, and runs nothing that was typed', async () => {
    expect(await (await fetch(`${base}/inbox`)).text()).toContain('Nothing yet');
    await post(formData({ ...GOOD, fullName: 'First' }));
    await post(
      formData({
        fullName: '<img src=x onerror=alert(1)>',
        email: 'a@b.co',
        message: '"><script>alert(1)</script>\u202e\r\ntwo\tthree\x00',
        '<b>': 'named like a tag',
      }),
    );
    const answer = await fetch(`${base}/inbox`);
    const text = await answer.text();
    expect(text).toContain('The newest 2 of 2');
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(text).toContain('\ufffd\ntwo\tthree\ufffd</dd>');
    expect(text).not.toMatch(/<(?:img|script|b)\b|\u202e/);
    expect(text.indexOf('First')).toBeGreaterThan(text.indexOf('&lt;img'));

    const style = /<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? '';
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
    expect(answer.headers.get('content-security-policy')).toContain(
      `default-src 'none'; style-src 'sha256-${Buffer.from(digest).toString('base64')}'`,
    );
  });

  /** Asked for from this address under this name. */
  const from = async (remoteAddress: string, headers: Record<string, string> = {}) => {
    const incoming = { socket: { remoteAddress } };
    const service = createFormService({ inbox });
    const answer = await service.request(
      '/inbox',
      { headers: { host: 'localhost:3000', ...headers } },
      { incoming },
    );
    return answer.status;
  };

  test.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])(
    'is shown to %s',
    async (address) => {
      expect(await from(address)).toBe(200);
    },
  );

  test.each(['192.168.1.20', '::ffff:10.0.0.1', '2001:db8::1', '', '1.127.0.0.1'])(
    'is not shown to "%s"',
    async (address) => {
      expect(await from(address)).toBe(403);
    },
  );

  test.each([
    [{ 'x-forwarded-for': '203.0.113.9' }, 403],
    [{ forwarded: 'for=203.0.113.9' }, 403],
    [{ host: 'evil.example' }, 403],
    [{ host: 'localhost.evil.example:80' }, 403],
    [{ host: '127.0.0.1.evil.example' }, 403],
    [{ host: '127.0.0.1' }, 200],
    [{ host: '[::1]:80' }, 200],
  ])('asked for with %j is answered with %i', async (headers, status) => {
    expect(await from('::1', headers as Record<string, string>)).toBe(status);
  });

  test('a request without a Host is refused', async () => {
    const { port } = new URL(base);
    const asking = request({
      port,
      path: '/inbox',
      setHost: false,
      headers: { connection: 'close' },
    });
    const [answer] = await once(asking.end(), 'response');
    answer.resume();
    expect(answer.statusCode).toBe(400);
  });
});
