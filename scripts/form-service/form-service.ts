import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { previewId } from '../../components/contact/form-target';
import { formRefusal, Refusal } from './codes';
import { createFaultPlayer } from './fault-player';
import { FaultMistake } from './faults';
import type { Inbox, StoredMessage } from './inbox';
import { isLocal } from './local-only';
import { inboxPage, PAGE_HEADERS, type PageTexts, refusalPage, thanksPage } from './pages';
import { createRateLimit } from './rate-limit';
import { judge, parseFields, readBody } from './read-submission';
import type { Env, ServiceContext } from './service-context';

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

const ROUTES = ['/f/:id', '/p/:project/f/:id'];
const OWN_PATHS = /^\/(?:f\/|p\/[^/?]+\/f\/|inbox(?:[/?]|$)|_preview\/)/;
const DEFAULT_MAX_BODY_BYTES = 1024 * 1024;
const DEFAULT_POSTS_PER_MINUTE = 20;
const SHOWN_MESSAGES = 100;
const REFRESH_SECONDS = 10;

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
  const faults = createFaultPlayer({ accept, refuse });

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

  async function handlePost(c: ServiceContext) {
    const plan = faults.plan(c, target(c).form);
    const played = plan && (await faults.play(c, plan));
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

  app.route('/_preview/fault', faults.routes);

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
