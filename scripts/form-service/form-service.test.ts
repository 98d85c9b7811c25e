/** @jest-environment node */
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, isSubmissionError } from '@formspree/core';
import { getRequestListener } from '@hono/node-server';
import { FAULTS } from './faults';
import { createFormService, type FormServiceOptions, isFormServicePath } from './form-service';
import { type Inbox, openInbox, type StoredMessage } from './inbox';
import { messageLine } from './message-line';

const GOOD = { fullName: 'Ann Lee', email: 'ann@example.com', message: 'A window is broken.' };
const JSON_ANSWER = { accept: 'application/json' };

let folder: string;
let inbox: Inbox;
let server: Server;
let base: string;

async function start(options: Partial<FormServiceOptions> = {}) {
  const service = createFormService({ inbox, postsPerMinute: false, ...options });
  server = createServer(getRequestListener(service.fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'form-service-'));
  inbox = await openInbox(folder);
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await inbox.close();
  await rm(folder, { recursive: true, force: true });
});

async function stored(): Promise<StoredMessage[]> {
  const text = await readFile(inbox.file, 'utf8');
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

function formData(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

/** Posts as the official client does: multipart, and JSON asked for. */
async function post(
  fields: Record<string, string> = GOOD,
  { path = '/f/preview', headers = {} }: { path?: string; headers?: Record<string, string> } = {},
) {
  const answer = await fetch(base + path, {
    method: 'POST',
    body: formData(fields),
    headers: { ...JSON_ANSWER, ...headers },
  });
  const text = await answer.text();
  return { answer, status: answer.status, text, json: () => JSON.parse(text) };
}

/** Posts bytes as they are, with nothing added. */
async function postBytes(body: BodyInit, contentType: string | undefined) {
  const answer = await fetch(`${base}/f/preview`, {
    method: 'POST',
    body,
    headers: { ...JSON_ANSWER, ...(contentType && { 'content-type': contentType }) },
  });
  return { status: answer.status, json: await answer.json() };
}

function arm(wish: unknown) {
  return fetch(`${base}/_preview/fault`, {
    method: 'PUT',
    body: JSON.stringify(wish),
    headers: { 'content-type': 'application/json' },
  });
}

/** A request whose Host header is ours to choose, which fetch does not allow. */
async function get(path: string, headers: Record<string, string>) {
  const { hostname, port } = new URL(base);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ hostname, port, path, headers }, resolve).on('error', reject).end();
  });
  answer.resume();
  return answer.statusCode;
}

describe('a message', () => {
  it.each([
    ['/f/preview', undefined],
    ['/p/doors/f/preview', 'doors'],
  ])('is taken from the official client at %s', async (path, project) => {
    const heard: StoredMessage[] = [];
    await start({ onMessage: (message) => heard.push(message) });
    const client = createClient({ project });
    const result = await client.submitForm('preview', formData(GOOD), { endpoint: base });

    expect(result).toMatchObject({ kind: 'success', next: `${path}/thanks` });
    expect(await stored()).toMatchObject([
      { form: 'preview', project: project ?? null, fields: GOOD },
    ]);
    expect(heard).toEqual(await stored());
  });

  it('is answered with the same shape as the hosted service answers', async () => {
    await start();
    const { status, json, answer } = await post();
    expect(status).toBe(200);
    expect(json()).toEqual({ ok: true, next: '/f/preview/thanks' });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each([
    ['urlencoded', new URLSearchParams({ ...GOOD, message: 'ünï 100% & +' }), undefined],
    ['JSON', JSON.stringify({ ...GOOD, message: 'ünï 100% & +' }), 'application/json'],
  ])('can come as %s', async (_, body, contentType) => {
    await start();
    expect((await postBytes(body, contentType)).status).toBe(200);
    expect((await stored())[0]?.fields).toEqual({ ...GOOD, message: 'ünï 100% & +' });
  });

  it('can come urlencoded by hand, with a percent sign that encodes nothing', async () => {
    await start();
    const body = 'fullName=Ann&email=ann%40example.com&message=100%+sure';
    expect((await postBytes(body, 'application/x-www-form-urlencoded')).status).toBe(200);
    expect((await stored())[0]?.fields.message).toBe('100% sure');
  });

  it('keeps values of a JSON post that are no text, and both values of a name', async () => {
    await start();
    const body = JSON.stringify({ ...GOOD, rooms: 3, kind: ['door', 'screen'], note: null });
    await postBytes(body, 'application/json');
    const again = new URLSearchParams({ ...GOOD, kind: 'door' });
    again.append('kind', 'screen');
    await postBytes(again, undefined);
    expect((await stored()).map((one) => one.fields)).toEqual([
      { ...GOOD, rooms: '3', kind: 'door, screen', note: '' },
      { ...GOOD, kind: 'door, screen' },
    ]);
  });

  it('keeps fields that are called like parts of an object', async () => {
    await start();
    const body =
      '{"fullName":"Ann","email":"a@b.co","message":"m","__proto__":"x","constructor":"y"}';
    expect((await postBytes(body, 'application/json')).status).toBe(200);
    expect(await readFile(inbox.file, 'utf8')).toContain('"__proto__":"x","constructor":"y"');
    const page = await (await fetch(`${base}/inbox`)).text();
    expect(page).toContain('<dt>__proto__</dt><dd>x</dd>');
  });

  it('survives a listener that throws', async () => {
    const problems: unknown[] = [];
    await start({
      onMessage: () => {
        throw new Error('the terminal is gone');
      },
      onProblem: (error) => problems.push(error),
    });
    expect((await post()).status).toBe(200);
    expect(problems).toHaveLength(1);
  });

  it('that could not be stored is never answered with success', async () => {
    const problems: unknown[] = [];
    await start({
      inbox: { ...inbox, append: () => Promise.reject(new Error('no space left on device')) },
      onProblem: (error) => problems.push(error),
    });
    const { status, json } = await post();
    expect(status).toBe(500);
    expect(json()).toEqual({ error: 'Something failed on this side' });
    expect(problems).toHaveLength(1);
  });
});

describe('judging', () => {
  const empty = (field: string) => ({
    code: 'REQUIRED_FIELD_EMPTY',
    field,
    message: 'should not be empty',
  });
  const missing = (field: string) => ({
    code: 'REQUIRED_FIELD_MISSING',
    field,
    message: 'is required',
  });
  const noEmail = { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' };

  it.each<[string, Record<string, string>, object[]]>([
    ['an empty name', { ...GOOD, fullName: '' }, [empty('fullName')]],
    ['a message of spaces', { ...GOOD, message: ' \n ' }, [empty('message')]],
    [
      'all three empty',
      { fullName: '', email: '', message: '' },
      [empty('fullName'), empty('email'), empty('message')],
    ],
    ['a missing field', { fullName: 'Ann', email: 'a@b.co' }, [missing('message')]],
    ['other fields only', { colour: 'red' }, ['fullName', 'email', 'message'].map(missing)],
    ['half an address', { ...GOOD, email: 'ann@' }, [noEmail]],
    ['an address without a dot', { ...GOOD, email: 'ann@example' }, [noEmail]],
    ['two addresses', { ...GOOD, email: 'a@b.co, c@d.co' }, [noEmail]],
    ['a very long address', { ...GOOD, email: `${'a'.repeat(300)}@b.co` }, [noEmail]],
    ['several at once', { ...GOOD, email: 'x', message: '' }, [noEmail, empty('message')]],
  ])('refuses %s', async (_, fields, errors) => {
    await start();
    const { status, json } = await post(fields);
    expect(status).toBe(422);
    expect(json()).toEqual({ error: 'Validation errors', errors });
    expect(await stored()).toEqual([]);
  });

  it.each(['ann.lee+doors@mail.example.co.uk', ' ann@example.com ', 'zoë@exämple.de', "o'n@x.ca"])(
    'accepts the address "%s"',
    async (email) => {
      await start();
      expect((await post({ ...GOOD, email })).status).toBe(200);
    },
  );

  it.each([
    ['no field at all', {}],
    ['settings only', { _subject: 'Hello' }],
  ])('calls a form with %s empty', async (_, fields) => {
    await start();
    const { status, json } = await post(fields);
    expect(status).toBe(400);
    expect(json().errors).toEqual([{ code: 'EMPTY', message: "Can't send an empty form" }]);
  });

  it('knows the forms and projects it was given, and no others', async () => {
    await start({ forms: ['abc'], projects: ['doors'] });
    expect((await post(GOOD, { path: '/f/abc' })).status).toBe(200);
    expect((await post(GOOD, { path: '/p/doors/f/abc' })).status).toBe(200);
    const form = await post(GOOD, { path: '/f/preview' });
    expect([form.status, form.json().errors[0].code]).toEqual([404, 'FORM_NOT_FOUND']);
    const project = await post(GOOD, { path: '/p/roofs/f/abc' });
    expect([project.status, project.json().errors[0].code]).toEqual([404, 'PROJECT_NOT_FOUND']);
    expect(await stored()).toHaveLength(2);
  });

  it('takes 20 posts a minute for each form', async () => {
    let time = 1_000_000;
    await start({ forms: ['a', 'b'], postsPerMinute: 20, now: () => time });
    const statuses = async (count: number, path: string) => {
      const all = [];
      for (let index = 0; index < count; index += 1) all.push((await post(GOOD, { path })).status);
      return all;
    };
    expect(await statuses(20, '/f/a')).toEqual(Array(20).fill(200));
    time += 45_000;
    const { status, json, answer } = await post(GOOD, { path: '/f/a' });
    expect(status).toBe(429);
    expect(json()).toEqual({ error: 'Too many posts. Try again later.' });
    expect(answer.headers.get('retry-after')).toBe('15');
    expect(await statuses(1, '/f/b')).toEqual([200]);
    time += 15_000;
    expect(await statuses(21, '/f/a')).toEqual([...Array(20).fill(200), 429]);
  });

  it('limits the posts by default', async () => {
    await start({ postsPerMinute: undefined });
    const statuses = [];
    for (let index = 0; index < 21; index += 1) statuses.push((await post()).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('other origins', () => {
  it('may send the headers of the official client', async () => {
    await start();
    const answer = await fetch(`${base}/p/doors/f/preview`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://example.com',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'formspree-client,formspree-session-data',
      },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const allowed = answer.headers.get('access-control-allow-headers')?.toLowerCase().split(/, ?/);
    expect(allowed).toEqual(
      expect.arrayContaining(['accept', 'formspree-client', 'formspree-session-data']),
    );
  });

  it('may read refusals too', async () => {
    await start();
    for (const path of ['/f/nobody', '/f/preview?fault=html-500', '/f/preview?fault=nonsense']) {
      const { answer } = await post({}, { path });
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    }
  });
});

describe('a plain form', () => {
  const plain = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${base}/f/preview`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { accept: 'text/html,*/*;q=0.8', ...headers },
      redirect: 'manual',
    });

  it('is led to a page of thanks that can be reloaded without posting again', async () => {
    await start({ texts: { siteName: 'Doors & Co', thanks: 'We will call you.' } });
    const answer = await plain(GOOD);
    expect(answer.status).toBe(303);
    const thanks = new URL(answer.headers.get('location') ?? '', base);
    for (const _ of [1, 2]) {
      const page = await fetch(thanks, { headers: { referer: 'http://localhost/contact?a=1&b' } });
      expect(page.status).toBe(200);
      const text = await page.text();
      expect(text).toContain('We will call you.');
      expect(text).toContain('Doors &amp; Co');
      expect(text).toContain('href="http://localhost/contact?a=1&amp;b"');
    }
    expect(await stored()).toHaveLength(1);
  });

  it('can be led to a page of the site', async () => {
    await start({ thanksHref: '/contact?sent' });
    expect((await plain(GOOD)).headers.get('location')).toBe('/contact?sent');
    expect((await post()).json().next).toBe('/contact?sent');
  });

  it('with errors is answered by a page that says them in sentences', async () => {
    await start({
      texts: {
        homeHref: '/home',
        phone: { dial: '+15550100', display: '555-0100' },
        email: 'us@example.com',
      },
    });
    const answer = await plain({ fullName: '', email: 'x', message: 'y' });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toMatch('text/html');
    const text = await answer.text();
    expect(text).toContain('<li>Name should not be empty.</li><li>Email should be an email.</li>');
    expect(text).toContain('href="tel:+15550100"');
    expect(text).toContain('href="mailto:us@example.com"');
    expect(text).toContain('href="/home"');
    expect(text).not.toMatch(/REQUIRED_FIELD|TYPE_EMAIL/);
  });

  it('does not link back to anything but a page', async () => {
    await start();
    const answer = await plain({}, { referer: 'javascript:alert(1)' });
    expect(await answer.text()).not.toContain('javascript:');
  });

  it('says so to who opens its address', async () => {
    await start();
    const answer = await fetch(`${base}/f/preview`);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
  });

  it('cannot be led astray by what stands in its address', async () => {
    await start();
    const { status, json } = await post(GOOD, { path: '/p/%0d%0aset-cookie:a=b/f/preview' });
    expect(status).toBe(200);
    expect(json().next).toBe('/p/%0D%0Aset-cookie%3Aa%3Db/f/preview/thanks');
    const answer = await fetch(`${base}/p/%0d%0aa/f/preview`, {
      method: 'POST',
      body: new URLSearchParams(GOOD),
      redirect: 'manual',
    });
    expect(answer.headers.get('location')).toBe('/p/%0D%0Aa/f/preview/thanks');
  });
});

describe('bad input', () => {
  const BOUNDARY = 'multipart/form-data; boundary=abc';
  const part = (name: string, value = 'v') =>
    `--abc\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const withFile = formData(GOOD);
  withFile.append('photo', new Blob(['x'.repeat(1000)]), 'photo.jpg');
  const many = (count: number) => Array.from({ length: count }, (_, index) => `f${index}`);
  const parts = (count: number) =>
    many(count)
      .map((name) => part(name))
      .join('');
  const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));

  it.each<[string, number, BodyInit, string | undefined]>([
    ['10 MB', 413, 'x'.repeat(10_000_000), 'application/json'],
    ['10 MB of multipart', 413, formData({ ...GOOD, message: 'x'.repeat(10_000_000) }), undefined],
    ['one byte too much', 413, 'x'.repeat(1024 * 1024 + 1), 'application/json'],
    ['plain text', 415, 'fullName=Ann', 'text/plain'],
    ['XML', 415, '<a/>', 'application/xml'],
    ['no type', 415, Uint8Array.from([1]), undefined],
    ['multipart without a boundary', 400, part('a'), 'multipart/form-data'],
    ['multipart with another boundary', 400, part('a'), 'multipart/form-data; boundary=other'],
    ['multipart without an end', 400, part('a'), BOUNDARY],
    ['multipart cut in a header', 400, '--abc\r\nContent-Dispo', BOUNDARY],
    ['multipart of noise', 400, Uint8Array.from(Array(5000).keys()), BOUNDARY],
    ['multipart with a part that has no name', 400, '--abc\r\n\r\nv\r\n--abc--\r\n', BOUNDARY],
    ['an empty multipart', 400, '', BOUNDARY],
    ['15,000 parts', 400, `${parts(15_000)}--abc--\r\n`, BOUNDARY],
    ['101 parts', 400, `${parts(101)}--abc--\r\n`, BOUNDARY],
    ['a file', 400, withFile, undefined],
    ['broken JSON', 400, '{"fullName":', 'application/json'],
    ['no JSON', 400, '', 'application/json'],
    ['a JSON list', 400, '[1]', 'application/json'],
    ['JSON null', 400, 'null', 'application/json'],
    ['a JSON object in a field', 400, JSON.stringify({ ...GOOD, a: { b: 1 } }), 'application/json'],
    ['lists 100,000 deep', 400, '['.repeat(100_000) + ']'.repeat(100_000), 'application/json'],
    [
      'a field with lists 100,000 deep',
      400,
      `{"message":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      'application/json',
    ],
    [
      'objects 100,000 deep',
      400,
      '{"a":'.repeat(100_000) + '}'.repeat(100_000),
      'application/json',
    ],
    [
      '50,000 JSON fields',
      400,
      JSON.stringify(Object.fromEntries(many(50_000).map((name) => [name, '']))),
      'application/json',
    ],
    [
      '100,000 urlencoded fields',
      400,
      many(100_000).join('=&'),
      'application/x-www-form-urlencoded',
    ],
    ['bytes that are no text in JSON', 400, latin1('{"message":"\xff\xfe"}'), 'application/json'],
    [
      'bytes that are no text in a urlencoded form',
      400,
      'message=%ff%fe',
      'application/x-www-form-urlencoded',
    ],
    [
      'bytes that are no text in multipart',
      400,
      latin1(`${part('a', '\xff')}--abc--\r\n`),
      BOUNDARY,
    ],
  ])('is refused clearly: %s', async (_, status, body, contentType) => {
    await start();
    const answer = await postBytes(body, contentType);
    expect(answer).toEqual({
      status,
      json: expect.objectContaining({ error: expect.stringMatching(/^\S.{9,}$/) }),
    });
    expect((await post()).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  it('says that files are not taken, and takes a file input that was left empty', async () => {
    await start();
    expect((await postBytes(withFile, undefined)).json.errors).toEqual([
      { code: 'NO_FILE_UPLOADS', message: 'File uploads are not allowed' },
    ]);
    const filled = Object.entries(GOOD).map(([name, value]) => part(name, value));
    const photo = part('photo', '').replace('"photo"', '"photo"; filename=""');
    const leftEmpty = `${filled.join('')}${photo}--abc--\r\n`;
    expect((await postBytes(leftEmpty, BOUNDARY)).status).toBe(200);
    expect((await stored())[0]?.fields).toEqual(GOOD);
  });

  it('refuses a compressed post, whatever it would grow to', async () => {
    await start();
    const { status } = await post(GOOD, { headers: { 'content-encoding': 'gzip' } });
    expect(status).toBe(415);
  });

  it('refuses a body without a length as soon as it is too large', async () => {
    await start({ maxBodyBytes: 1000 });
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent > 100) controller.close();
        else controller.enqueue(new Uint8Array(500));
      },
    });
    const answer = await fetch(`${base}/f/preview`, {
      method: 'POST',
      body: endless,
      headers: { ...JSON_ANSWER, 'content-type': 'application/json' },
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
  });

  it('refuses a length that is too large before the body has come', async () => {
    await start();
    const { hostname, port } = new URL(base);
    const socket = connect(Number(port), hostname);
    socket.write(
      'POST /f/preview HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 10000000\r\n\r\n',
    );
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
  });

  it('stores nothing of a post that ends halfway', async () => {
    await start();
    const whole = JSON.stringify(GOOD);
    const { hostname, port } = new URL(base);
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /f/preview HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${whole.length + 5}\r\n\r\n${whole}`,
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await post()).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  it.each(['/', '/f', '/f/', '/f/preview/', '/f/%E0%A4%A', '/p/a/b/preview', '/inbox/x'])(
    'has nothing at %s',
    async (path) => {
      await start();
      const { status, json } = await post(GOOD, { path });
      expect(status).toBe(404);
      expect(typeof json().error).toBe('string');
    },
  );
});

describe('faults on request', () => {
  /** What the official client understands; `undefined` is a network error. */
  async function submit(path: string) {
    const client = createClient();
    const key = path.replace('/f/', '');
    return client.submitForm(key, formData(GOOD), { endpoint: base });
  }

  const answered = FAULTS.filter((fault) => fault.kind !== 'transport' && fault.kind !== 'slow');

  it.each(answered)('$name is answered and stores nothing', async (fault) => {
    await start();
    const { status, text, json } = await post(GOOD, {
      path: `/f/preview?fault=${fault.name}&field=message`,
    });
    expect(status).toBe(fault.status);
    if (fault.kind === 'body') expect(text).toBe(fault.body);
    if (fault.kind === 'error') expect(json()).toEqual({ error: fault.message });
    if (fault.kind === 'form') {
      expect(json().errors).toEqual([{ code: fault.code, message: fault.message }]);
    }
    if (fault.kind === 'field') {
      expect(json().errors).toEqual([
        { code: fault.code, field: 'message', message: fault.message },
      ]);
    }
    expect(await stored()).toEqual([]);
  });

  it.each(answered)('$name is a failure to the official client', async (fault) => {
    await start();
    const result = await submit(`/f/preview?fault=${fault.name}`);
    if (!isSubmissionError(result)) throw new Error('The client took it for a success.');
    const onEmail = result.getFieldErrors('email').map((error) => error.message);
    expect(onEmail).toEqual(fault.kind === 'field' ? [fault.message] : []);
    const known = !fault.name.startsWith('UNKNOWN');
    const codes = [...result.getFormErrors(), ...result.getFieldErrors('email')].map(
      (error) => error.code,
    );
    if (fault.kind === 'form' || fault.kind === 'field') {
      expect(codes).toEqual([known ? fault.code : 'UNSPECIFIED']);
    }
  });

  it('combines several codes, each with its field', async () => {
    await start();
    const { status, json } = await post(GOOD, {
      path: '/f/preview?fault=TYPE_EMAIL,REQUIRED_FIELD_EMPTY:message,TYPE_TEXT:fullName,BLOCKED',
    });
    expect(status).toBe(422);
    expect(
      json().errors.map((one: { code: string; field?: string }) => [one.code, one.field]),
    ).toEqual([
      ['TYPE_EMAIL', 'email'],
      ['REQUIRED_FIELD_EMPTY', 'message'],
      ['TYPE_TEXT', 'fullName'],
      ['BLOCKED', undefined],
    ]);
  });

  it('are asked for by a header as well', async () => {
    await start();
    const began = performance.now();
    const { json } = await post(GOOD, {
      headers: { 'x-preview-fault': 'TYPE_EMAIL, BLOCKED; field=fullName; ms=120' },
    });
    expect(performance.now() - began).toBeGreaterThan(100);
    expect(json().errors).toMatchObject([
      { code: 'TYPE_EMAIL', field: 'fullName' },
      { code: 'BLOCKED' },
    ]);
  });

  it('answer a plain form with a page', async () => {
    await start();
    const answer = await fetch(`${base}/f/preview?fault=TYPE_TEXT&field=%3Cb%3E`, {
      method: 'POST',
    });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('<li>&lt;b&gt; should be text.</li>');
  });

  it.each([
    ['nonsense', 'No fault is called "nonsense". Known: BLOCKED,'],
    ['null,BLOCKED', '"null" cannot be combined'],
    ['slow&ms=soon', 'ms must be a number'],
    ['slow&ms=999999', 'ms must be a number'],
  ])('are refused when they make no sense: %s', async (fault, error) => {
    await start();
    const { status, json } = await post(GOOD, { path: `/f/preview?fault=${fault}` });
    expect(status).toBe(400);
    expect(json().error).toContain(error);
    expect(await stored()).toEqual([]);
  });

  it('slow stores the message and answers late', async () => {
    await start();
    const began = performance.now();
    const { status } = await post(GOOD, { path: '/f/preview?fault=slow&ms=200' });
    expect(performance.now() - began).toBeGreaterThan(180);
    expect(status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  it.each(['cut', 'cut-headers', 'lost-answer'])('%s breaks the connection', async (fault) => {
    await start();
    const result = await submit(`/f/preview?fault=${fault}`);
    expect(isSubmissionError(result)).toBe(true);
    expect(await stored()).toHaveLength(fault === 'lost-answer' ? 1 : 0);
    expect((await post()).status).toBe(200);
  });

  it.each([
    ['silence', 'no answer'],
    ['stall', 'half an answer'],
  ])('%s gives %s for as long as one waits', async (fault, expected) => {
    await start();
    const patience = AbortSignal.timeout(400);
    const got = await fetch(`${base}/f/preview?fault=${fault}`, {
      method: 'POST',
      body: formData(GOOD),
      signal: patience,
    }).then(
      (answer) => answer.text().catch(() => 'half an answer'),
      () => 'no answer',
    );
    expect(got).toBe(expected);
    expect(patience.aborted).toBe(true);
    expect(await stored()).toEqual([]);
    expect((await post()).status).toBe(200);
  });

  it('can be armed for the next posts to a form', async () => {
    await start({ forms: ['a', 'b'] });
    const armed = await arm({ fault: 'TYPE_EMAIL', field: 'message', times: 2, form: 'a' });
    expect(await armed.json()).toEqual({
      armed: { faults: ['TYPE_EMAIL:message'], form: 'a', times: 2 },
    });
    expect((await post(GOOD, { path: '/f/b' })).status).toBe(200);
    expect((await post(GOOD, { path: '/f/a' })).json().errors[0].field).toBe('message');
    expect((await post(GOOD, { path: '/p/x/f/a' })).status).toBe(422);
    expect((await post(GOOD, { path: '/f/a' })).status).toBe(200);
  });

  it('can be armed in combination, told and cleared', async () => {
    await start();
    await arm({ fault: ['TYPE_EMAIL', 'EMPTY'] });
    const told = await (await fetch(`${base}/_preview/fault`)).json();
    expect(told).toMatchObject({ armed: { faults: ['TYPE_EMAIL:email', 'EMPTY'], times: 1 } });
    expect(told.known.map((row: { name: string }) => row.name)).toEqual(
      FAULTS.map((row) => row.name),
    );
    expect((await fetch(`${base}/_preview/fault`, { method: 'DELETE' })).status).toBe(204);
    expect((await post()).status).toBe(200);
  });

  it.each([{}, { fault: 'nonsense' }, { fault: 'null', times: 0 }, { fault: 'null', x: 1 }, null])(
    'are not armed by a wrong wish: %j',
    async (wish) => {
      await start();
      expect((await arm(wish)).status).toBe(400);
      expect((await post()).status).toBe(200);
    },
  );

  it('cannot be armed by a page of another origin', async () => {
    await start();
    const preflight = await fetch(`${base}/_preview/fault`, {
      method: 'OPTIONS',
      headers: { origin: 'https://example.com', 'access-control-request-method': 'PUT' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    const simple = await fetch(`${base}/_preview/fault`, {
      method: 'PUT',
      body: '{"fault":"null"}',
      headers: { 'content-type': 'text/plain' },
    });
    expect(simple.status).toBe(415);
  });
});

describe('the inbox page', () => {
  it('shows the messages, newest first, and runs nothing that was typed', async () => {
    await start();
    await post({ ...GOOD, fullName: 'First' });
    await post({
      ...GOOD,
      fullName: '<img src=x onerror=alert(1)>',
      message: '"><script>alert(1)</script>\u202e',
      '<b>': 'named like a tag',
    });
    const answer = await fetch(`${base}/inbox`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-/,
    );
    expect(answer.headers.get('refresh')).toBe('10');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    const text = await answer.text();
    expect(text).toContain('2 messages');
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(text).toContain('&lt;script&gt;');
    expect(text).not.toMatch(/<(?:img|script|b)\b|\u202e/);
    expect(text.indexOf('First')).toBeGreaterThan(text.indexOf('&lt;img'));
  });

  it('keeps the line breaks of a message', async () => {
    await start();
    await post({ ...GOOD, message: 'one\r\ntwo\tthree\x00' });
    const text = await (await fetch(`${base}/inbox`)).text();
    expect(text).toContain('<dd>one\ntwo\tthree\ufffd</dd>');
  });

  it('can be held still', async () => {
    await start();
    const answer = await fetch(`${base}/inbox?still`);
    expect(answer.headers.get('refresh')).toBeNull();
    expect(await answer.text()).toContain('Nothing yet');
  });

  it('allows its own style', async () => {
    await start();
    const answer = await fetch(`${base}/inbox`);
    const style = /<style>([\s\S]*)<\/style>/.exec(await answer.text())?.[1] ?? '';
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
    const hash = Buffer.from(digest).toString('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
  });

  it('cuts what is too long to show, and only there', async () => {
    await start();
    await post({ ...GOOD, message: 'x'.repeat(900_000) });
    const text = await (await fetch(`${base}/inbox`)).text();
    expect(text.length).toBeLessThan(40_000);
    expect(text).toContain('900000 characters');
    expect((await stored())[0]?.fields.message).toHaveLength(900_000);
  });

  it.each(['/inbox', '/_preview/fault'])('and %s are for this machine only', async (path) => {
    const service = await start();
    const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
      service.request(
        path,
        { headers: { host: 'localhost:3000', ...headers } },
        { incoming: { socket: { remoteAddress } } },
      );
    for (const address of ['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1']) {
      expect((await from(address)).status).toBe(200);
    }
    for (const address of ['192.168.1.20', '::ffff:10.0.0.1', '2001:db8::1', '', '1.127.0.0.1']) {
      expect((await from(address)).status).toBe(403);
    }
    expect((await from('::1', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(403);
    expect((await service.request(path)).status).toBe(403);
  });

  it.each([
    ['evil.example', 403],
    ['evil.example:80', 403],
    ['localhost.evil.example', 403],
    ['127.0.0.1.evil.example', 403],
    ['localhost:1234', 200],
    ['127.0.0.1', 200],
    ['[::1]:80', 200],
  ])('asked for under the name %s is answered with %i', async (host, status) => {
    await start();
    expect(await get('/inbox', { host })).toBe(status);
  });
});

describe('beside a file server', () => {
  it.each([
    ['/f/preview', true],
    ['/f/preview?fault=null', true],
    ['/f/preview/thanks', true],
    ['/p/doors/f/preview', true],
    ['/inbox', true],
    ['/inbox?still', true],
    ['/_preview/fault', true],
    ['/', false],
    ['/favicon.ico', false],
    ['/p/doors', false],
    ['/inboxes', false],
    [undefined, false],
  ])('%s is the service’s: %s', (url, expected) => {
    expect(isFormServicePath(url)).toBe(expected);
  });
});

describe('the line at the terminal', () => {
  const line = (fields: Record<string, string>) =>
    messageLine({ id: '1', received: '', form: 'preview', project: null, fields });

  it('says who wrote what', () => {
    expect(line({ ...GOOD, message: ' Two\n lines 👩‍🔧 ' })).toMatch(
      /^New message from Ann Lee <ann@example.com>: Two lines 👩.🔧$/u,
    );
  });

  it('lets nothing through that a terminal would obey', () => {
    const nasty = '\x1b[2J\x1b]0;owned\x07\r\n\u009b31m\u202eabc\u2028\u200b\ud800\x7f';
    const text = line({ fullName: nasty, email: nasty, message: nasty });
    expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
  });

  it('is short, and whole characters long', () => {
    const text = line({ fullName: 'Ann', email: 'a@b.co', message: '🪟'.repeat(500_000) });
    expect([...text].length).toBeLessThan(130);
    expect(text.endsWith('🪟…')).toBe(true);
  });
});
