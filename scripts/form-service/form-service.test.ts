/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { createClient } from '@formspree/core';
import {
  base,
  endService,
  formData,
  GOOD,
  inbox,
  openEmptyInbox,
  post,
  postBytes,
  start,
  stored,
} from '../testing/form-service';
import { isFormServicePath } from './form-service';
import type { StoredMessage } from './inbox';

beforeEach(openEmptyInbox);
afterEach(endService);

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
