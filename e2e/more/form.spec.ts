import type { RequestListener } from 'node:http';
import { expect, test } from '@playwright/test';
import { draftKey, loaderSeenKey } from '../../components/shared/storage';
import { filledIn } from '../helpers/message';
import { type Driver, engines } from './drivers';
import { type SlowSite, startSlowSite } from './slow-site';

/* Each answer and fault of the form service, before and after hydration, and SEND as the first act, in every engine. */

/** How often SEND is the first act. `TRIES=20 npm run test:more` makes more. */
const tries = Number(process.env.TRIES ?? 2);

/** What a service says that no visitor is to read. */
const secret = 'ZQX';

const json =
  (status: number, body: unknown): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const errors = (...list: object[]) => json(422, { error: secret, errors: list });
const thanks = json(200, { next: '/thanks' });

type State = 'thanks' | 'error summary' | 'email' | 'message';

const answers: Record<string, [RequestListener, State]> = {
  'next, success': [thanks, 'thanks'],
  'an error at Name': [
    errors({ field: 'fullName', code: 'TYPE_TEXT', message: secret }),
    'error summary',
  ],
  'an error at Email': [
    errors({ field: 'email', code: 'TYPE_EMAIL', message: 'is no e-mail' }),
    'email',
  ],
  'an error at Message': [
    errors({ field: 'message', code: 'REQUIRED_FIELD_EMPTY', message: 'is empty' }),
    'message',
  ],
  EMPTY: [errors({ code: 'EMPTY', message: secret }), 'error summary'],
  FORM_NOT_FOUND: [errors({ code: 'FORM_NOT_FOUND', message: secret }), 'error summary'],
  BLOCKED: [errors({ code: 'BLOCKED', message: secret }), 'error summary'],
  'an error as a string': [json(403, { error: secret }), 'error summary'],
  'errors that are no list': [json(400, { errors: secret }), 'error summary'],
  'an unknown object': [json(200, { ok: true }), 'error summary'],
  null: [json(200, null), 'error summary'],
  'a page': [(_, response) => response.writeHead(500).end(`<h1>${secret}`), 'error summary'],
  'a payment': [
    json(200, { stripe: { paymentIntentClientSecret: secret }, resubmitKey: 'a' }),
    'error summary',
  ],
  'a cut connection': [(request) => request.socket.destroy(), 'error summary'],
};

/** What the visitor sees: the one state, the fields, and where the keyboard is. */
const shown = (key: string) => {
  const active = document.activeElement;
  const form = document.forms[0];
  const focus = active?.matches('[data-error-summary]')
    ? 'error summary'
    : active?.getAttribute('name');
  return {
    state: form ? focus : active?.textContent?.startsWith('Thanks for reaching out.') && 'thanks',
    values: ['fullName', 'email', 'message'].map(
      (name) => form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value,
    ),
    text: document.querySelector('main')?.textContent ?? '',
    draft: JSON.parse(sessionStorage.getItem(key) ?? 'null'),
  };
};

const isHydrated = () => document.querySelector('[data-hydrated]') !== null;

/** A submit waits for the form's script as long as a busy machine needs. */
function waitLonger() {
  const own = window.setTimeout;
  Object.assign(window, {
    setTimeout: (run: () => void, ms: number) => own(run, ms === 4000 ? 60_000 : ms),
  });
}

for (const [name, start] of Object.entries(engines)) {
  test.describe(name, () => {
    test.describe.configure({ mode: 'default' });
    const line = { delayMs: 0, answer: thanks };
    let visitor: Driver;
    let site: SlowSite;

    test.beforeAll(async () => {
      site = await startSlowSite(line);
      visitor = await start();
      await visitor.resize(1440, 900);
      // The loader of a session's first page would take the click.
      await visitor.open(`${site.origin}/services`);
      await visitor.evaluate((key) => sessionStorage.setItem(key, '1'), loaderSeenKey);
    });
    test.afterAll(async () => {
      await visitor?.stop();
      site?.stop();
    });

    /** Opens Contact with a draft of an earlier page. */
    async function open(answer: RequestListener, delayMs: number) {
      Object.assign(line, { answer, delayMs });
      site.posts.length = 0;
      await visitor.open(`${site.origin}/services`);
      await visitor.evaluate(
        (key, draft) => sessionStorage.setItem(key, draft),
        draftKey,
        JSON.stringify(filledIn),
      );
      await visitor.open(`${site.origin}/contact`);
      await visitor.evaluate(waitLonger);
    }

    const look = () =>
      visitor.evaluate(shown, draftKey).catch((error: Error) => ({ state: error.message }));

    test(`SEND as the first act, ${tries} times, gives thanks and sends one message`, async () => {
      for (let attempt = 1; attempt <= tries; attempt++) {
        await open(thanks, 400);
        expect(await visitor.evaluate(isHydrated)).toBe(false);
        await visitor.click('form button[type=submit]');
        await expect
          .poll(look, `attempt ${attempt}`)
          .toMatchObject({ state: 'thanks', draft: null });
        expect(site.posts).toEqual(['application/json']);
      }
    });

    for (const [moment, touch] of [
      ['before hydration', false],
      ['after hydration', true],
    ] as const) {
      test(`${moment} each answer of the service has its state`, async () => {
        for (const [label, [answer, state]] of Object.entries(answers)) {
          await open(answer, 100);
          if (touch) {
            await visitor.evaluate(() =>
              document.forms[0]?.dispatchEvent(new Event('pointerover', { bubbles: true })),
            );
            await expect.poll(() => visitor.evaluate(isHydrated)).toBe(true);
          }
          await visitor.click('form button[type=submit]');
          const draft = state === 'thanks' ? null : { ...filledIn, isSending: false };
          await expect.poll(look, label).toMatchObject({ state, draft });
          const { values, text } = await visitor.evaluate(shown, draftKey);
          if (state !== 'thanks') expect(values, label).toEqual(Object.values(filledIn));
          expect(text, label).not.toContain(secret);
          // A browser may itself repeat a request whose connection was cut.
          if (label !== 'a cut connection') expect(site.posts, label).toHaveLength(1);
        }
      });
    }
  });
}
