/** @jest-environment node */
import { once } from 'node:events';
import { createClient, isSubmissionError } from '@formspree/core';
import {
  base,
  endService,
  formData,
  GOOD,
  openEmptyInbox,
  post,
  server,
  start,
  stored,
} from '../testing/form-service';
import { FAULTS } from './faults';

beforeEach(openEmptyInbox);
afterEach(endService);

function arm(wish: unknown) {
  return fetch(`${base}/_preview/fault`, {
    method: 'PUT',
    body: JSON.stringify(wish),
    headers: { 'content-type': 'application/json' },
  });
}

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

  /** Posts to a fault that leaves the visitor waiting, until the visitor gives up. */
  function postInVain(fault: string) {
    const controller = new AbortController();
    const answering = fetch(`${base}/f/preview?fault=${fault}`, {
      method: 'POST',
      body: formData(GOOD),
      signal: controller.signal,
    });
    return { answering, giveUp: () => controller.abort() };
  }

  /** That it is still open after another post has come and gone, and ends when one gives up. */
  async function expectToWait(waiting: Promise<unknown>, giveUp: () => void) {
    const settled = jest.fn();
    waiting.then(settled, settled);
    expect((await post()).status).toBe(200);
    expect(settled).not.toHaveBeenCalled();
    giveUp();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    expect(await stored()).toHaveLength(1);
  }

  it('silence gives no answer for as long as one waits', async () => {
    await start();
    const arrived = once(server, 'request');
    const { answering, giveUp } = postInVain('silence');
    await arrived;
    await expectToWait(answering, giveUp);
  });

  it('stall gives half an answer for as long as one waits', async () => {
    await start();
    const { answering, giveUp } = postInVain('stall');
    const answer = await answering;
    expect(answer.status).toBe(200);
    await expectToWait(answer.text(), giveUp);
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
