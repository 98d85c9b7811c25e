import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { z } from 'zod';
import { previewId } from '../../components/contact/form-target';
import { formRefusal, Refusal, type ServiceError } from './codes';
import {
  FAULTS,
  FaultMistake,
  type FaultPlan,
  type FaultRequest,
  parseFaultHeader,
  planFault,
} from './faults';
import type { Inbox, StoredMessage } from './inbox';
import { isLocal } from './local-only';
import { inboxPage, PAGE_HEADERS, type PageTexts, refusalPage, thanksPage } from './pages';
import { createRateLimit } from './rate-limit';
import { judge, parseFields, readBody } from './read-submission';

export type FormServiceOptions = {
  inbox: Inbox;
  /** The form ids that exist. */
  forms?: readonly string[];
  /** The projects that exist; when left out, any does. */
  projects?: readonly string[];
  /** What the visitor's pages say about the business. */
  texts?: PageTexts;
  /** A page of the site to thank on; when left out, the service has its own. */
  thanksHref?: string;
  maxBodyBytes?: number;
  /** Posts a minute for each form; `false` for tests and load runs. */
  postsPerMinute?: number | false;
  /** Called after a message is safe on the disk. */
  onMessage?: (message: StoredMessage) => void;
  /** Called when something failed that is not the sender's doing; by default it is printed. */
  onProblem?: (error: unknown) => void;
  now?: () => number;
};

type Env = { Bindings: HttpBindings };
type ServiceContext = Context<Env>;

const ROUTES = ['/f/:id', '/p/:project/f/:id'];
const OWN_PATHS = /^\/(?:f\/|p\/[^/?]+\/f\/|inbox(?:[/?]|$)|_preview\/)/;
const DEFAULT_MAX_BODY_BYTES = 1024 * 1024;
const DEFAULT_POSTS_PER_MINUTE = 20;
const SHOWN_MESSAGES = 100;
const REFRESH_SECONDS = 10;
const HALF_AN_ANSWER = '{"ok":true,"next":"/th';

const ARM_SCHEMA = z.strictObject({
  fault: z.union([z.string(), z.array(z.string()).min(1).max(20)]),
  field: z.string().max(200).optional(),
  ms: z.number().optional(),
  /** Only posts to this form suffer; when left out, the next to any. */
  form: z.string().max(200).optional(),
  times: z.number().int().min(1).max(1000).default(1),
});

/** Whether a request belongs to the form service, so that the file server need not see it. */
export function isFormServicePath(url: string | undefined): boolean {
  return OWN_PATHS.test(url ?? '');
}

/**
 * A stand-in for the hosted form service, as a Hono app that stands beside a file server:
 *
 *     const service = getRequestListener(createFormService({ inbox }).fetch);
 *     createServer((request, response) =>
 *       isFormServicePath(request.url) ? service(request, response) : files(request, response),
 *     );
 *
 * `POST /f/:id` and `POST /p/:project/f/:id` take messages, `GET /inbox` shows them, and
 * `PUT`, `GET` and `DELETE /_preview/fault` arm, tell and clear a fault for the posts to come. The
 * last two are for this machine only. A single post asks for a fault of its own by
 * `?fault=NAME&field=email&ms=500` or the header `X-Preview-Fault: NAME:email; ms=500`.
 */
export function createFormService({
  inbox,
  forms = [previewId],
  projects,
  texts = {},
  thanksHref,
  maxBodyBytes = DEFAULT_MAX_BODY_BYTES,
  postsPerMinute = DEFAULT_POSTS_PER_MINUTE,
  onMessage,
  onProblem = console.error,
  now = Date.now,
}: FormServiceOptions): Hono<Env> {
  const app = new Hono<Env>();
  const secondsToWait = postsPerMinute === false ? () => 0 : createRateLimit(postsPerMinute, now);
  let armed: { plan: FaultPlan; form: string | undefined; times: number } | undefined;

  function takeArmed(form: string): FaultPlan | undefined {
    if (!armed || (armed.form !== undefined && armed.form !== form)) return undefined;
    const { plan } = armed;
    armed.times -= 1;
    if (armed.times === 0) armed = undefined;
    return plan;
  }

  function requireKnown(form: string, project: string | undefined) {
    if (project !== undefined && projects && !projects.includes(project)) {
      throw formRefusal('PROJECT_NOT_FOUND');
    }
    if (!forms.includes(form)) throw formRefusal('FORM_NOT_FOUND');
  }

  /** Stores the message of a post; throws a `Refusal` when there is none to store. */
  async function accept(c: ServiceContext): Promise<void> {
    const { form, project } = target(c);
    requireKnown(form, project);
    const seconds = secondsToWait(form);
    if (seconds > 0) {
      throw new Refusal(429, 'Too many posts. Try again later.', undefined, {
        'retry-after': String(seconds),
      });
    }
    if (c.req.header('content-encoding')) {
      throw new Refusal(415, 'The post must not be compressed');
    }
    const body = await readBody(c.req.raw, maxBodyBytes);
    const fields = await parseFields(c.req.header('content-type') ?? '', body);
    judge(fields);
    const message = await inbox.append({
      form,
      project: project ?? null,
      fields: Object.fromEntries(fields),
    });
    try {
      onMessage?.(message);
    } catch (error) {
      // The message is safe; whoever wanted to hear of it must not turn that into a failure.
      onProblem(error);
    }
  }

  function refuse(c: ServiceContext, refusal: Refusal) {
    const { status, message, errors, headers } = refusal;
    if (wantsJson(c)) return c.json({ error: message, ...(errors && { errors }) }, status, headers);
    const posted = c.req.method === 'POST';
    const page = refusalPage(texts, { message, errors, posted }, c.req.header('referer'));
    return c.html(page, status, { ...PAGE_HEADERS, ...headers });
  }

  function thank(c: ServiceContext) {
    const { form, project } = target(c);
    const under = project === undefined ? '' : `/p/${encodeURIComponent(project)}`;
    const next = thanksHref ?? `${under}/f/${encodeURIComponent(form)}/thanks`;
    // A plain form is sent on to a page of its own, so that reloading it does not post again.
    return wantsJson(c) ? c.json({ ok: true, next }) : c.redirect(next, 303);
  }

  /** Plays a fault and answers what it answers; undefined when the post goes its usual way. */
  async function play(c: ServiceContext, { faults, delay }: FaultPlan) {
    const [first] = faults;
    const fault = first?.fault;
    if (!fault || fault.kind === 'slow') return undefined;
    if (fault.kind === 'transport') {
      if (fault.name === 'lost-answer') await accept(c);
      await wait(delay);
      misbehave(c, fault.name);
      // The connection has been taken over; the adapter is left waiting and let go with it.
      return new Promise<never>(() => {});
    }
    await wait(delay);
    if (fault.kind === 'error') return refuse(c, new Refusal(fault.status, fault.message));
    if (fault.kind === 'body') {
      return c.body(fault.body, fault.status, { 'content-type': fault.type });
    }
    const errors = faults.flatMap(({ fault: one, field }): ServiceError[] => {
      if (one.kind !== 'form' && one.kind !== 'field') return [];
      const { code, message } = one;
      return [one.kind === 'field' ? { code, field, message } : { code, message }];
    });
    const message = fault.kind === 'form' ? fault.message : 'Validation errors';
    return refuse(c, new Refusal(fault.status, message, errors));
  }

  async function handlePost(c: ServiceContext) {
    const asked = askedFault(c);
    const plan = asked ? planFault(asked) : takeArmed(target(c).form);
    const played = plan && (await play(c, plan));
    if (played) return played;
    try {
      await accept(c);
    } finally {
      // Handled first and answered late, refusals too: what is slow is the answer.
      if (plan) await wait(plan.delay);
    }
    return thank(c);
  }

  for (const route of ROUTES) {
    app.use(
      route,
      cors({
        origin: '*',
        allowMethods: ['POST', 'OPTIONS'],
        allowHeaders: [
          'Accept',
          'Content-Type',
          'Formspree-Client',
          'Formspree-Session-Data',
          'X-Preview-Fault',
        ],
        maxAge: 600,
      }),
    );
    app.post(route, handlePost);
    app.all(route, () => {
      throw new Refusal(405, 'A form is sent by POST', undefined, { allow: 'POST, OPTIONS' });
    });
    app.get(`${route}/thanks`, (c) => {
      const { form, project } = target(c);
      requireKnown(form, project);
      return c.html(thanksPage(texts, c.req.header('referer')), 200, PAGE_HEADERS);
    });
  }

  for (const path of ['/inbox', '/_preview/*']) {
    app.use(path, async (c, next) => {
      const local = isLocal({
        remoteAddress: c.env?.incoming?.socket.remoteAddress,
        header: (name) => c.req.header(name),
      });
      if (!local) throw new Refusal(403, 'This page is for the machine the preview runs on');
      await next();
    });
  }

  app.get('/inbox', async (c) => {
    const messages = await inbox.newest(SHOWN_MESSAGES);
    const refreshing = c.req.query('still') === undefined;
    return c.html(
      inboxPage({ messages, count: inbox.count(), file: inbox.file, refreshing }),
      200,
      refreshing ? { ...PAGE_HEADERS, refresh: String(REFRESH_SECONDS) } : PAGE_HEADERS,
    );
  });

  app.get('/_preview/fault', (c) =>
    c.json({
      armed: armed ? { faults: names(armed.plan), form: armed.form, times: armed.times } : null,
      known: FAULTS.map(({ name, kind }) => ({ name, kind })),
    }),
  );

  app.put('/_preview/fault', async (c) => {
    // A page elsewhere may not send this type without asking first, and is never allowed to.
    if (c.req.header('content-type')?.split(';')[0]?.trim() !== 'application/json') {
      throw new Refusal(415, 'A fault is armed with application/json');
    }
    const body = await readBody(c.req.raw, 10_000);
    const wish = ARM_SCHEMA.safeParse(parseJson(body));
    if (!wish.success) throw new Refusal(400, z.prettifyError(wish.error));
    const plan = planFault(wish.data);
    armed = { plan, form: wish.data.form, times: wish.data.times };
    return c.json({ armed: { faults: names(plan), form: armed.form, times: armed.times } });
  });

  app.delete('/_preview/fault', (c) => {
    armed = undefined;
    return c.body(null, 204);
  });

  app.notFound((c) => refuse(c, new Refusal(404, 'There is nothing at this address')));

  app.onError((error, c) => {
    if (error instanceof Refusal) return refuse(c, error);
    if (error instanceof FaultMistake) return refuse(c, new Refusal(400, error.message));
    onProblem(error);
    return refuse(c, new Refusal(500, 'Something failed on this side'));
  });

  return app;
}

function target(c: ServiceContext): { form: string; project: string | undefined } {
  const parameters: Record<string, string | undefined> = c.req.param();
  return { form: parameters.id ?? '', project: parameters.project };
}

function wantsJson(c: ServiceContext): boolean {
  return (
    (c.req.header('accept') ?? '').includes('application/json') ||
    (c.req.header('content-type') ?? '').startsWith('application/json')
  );
}

function askedFault(c: ServiceContext): FaultRequest | undefined {
  const { fault, field, ms } = c.req.query();
  if (fault) return { fault, field, ms: ms === undefined ? undefined : Number(ms) };
  const header = c.req.header('x-preview-fault');
  return header ? parseFaultHeader(header) : undefined;
}

function names(plan: FaultPlan): string[] {
  return plan.faults.map(({ fault, field }) =>
    fault.kind === 'field' ? `${fault.name}:${field}` : fault.name,
  );
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

type Misbehaviour = Extract<(typeof FAULTS)[number], { kind: 'transport' }>['name'];

/** Does to the connection what an answer cannot express. */
function misbehave(c: ServiceContext, how: Misbehaviour) {
  const { incoming, outgoing } = c.env;
  if (how === 'silence') return;
  if (how === 'stall' || how === 'cut-headers') {
    outgoing.writeHead(200, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'content-length': '100',
    });
    outgoing.write(HALF_AN_ANSWER, () => {
      if (how === 'cut-headers') incoming.socket.destroy();
    });
    return;
  }
  incoming.socket.destroy();
}
