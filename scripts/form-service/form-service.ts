import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie } from 'hono/cookie';
import { HTTPException } from 'hono/http-exception';
import { ipRestriction } from 'hono/ip-restriction';
import { previewId } from '../../content/schema/form-target';
import { namesThisComputer } from '../shared/this-computer';
import { formRefusal, Refusal } from './errors';
import { faultCookie, playFault } from './faults';
import { judge, readFields } from './fields';
import type { Inbox, StoredMessage } from './inbox';
import { inboxPage, pageHeaders, refusalPage, thanksPage } from './pages';

/** The service needs Node's own request and response: to know who asks, and to cut connections. */
export type Env = { Bindings: HttpBindings };
export type ServiceContext = Context<Env>;

interface FormServiceOptions {
  inbox: Inbox;
  /** The form ids that exist. */
  forms?: readonly string[];
  /** Called after a message is safe on the disk. */
  onMessage?: (message: StoredMessage) => void;
  /** A visitor with a cookie `fault` is failed in that way, see faults.ts. For tests. */
  faults?: boolean;
}

/** Far more than anybody types, and little enough to show a hundred of them. */
const maxSize = 100_000;
const shownMessages = 100;

/**
 * A stand-in for the hosted form service: `POST /f/:form` and `POST /p/:project/f/:form` take
 * messages from the official client and from plain forms, `GET /inbox` shows them to who sits at
 * this computer.
 */
export function createFormService(options: FormServiceOptions): Hono<Env> {
  const { inbox, forms = [previewId], onMessage, faults } = options;
  const app = new Hono<Env>();

  /** Stores the message of a post; throws a `Refusal` when there is none to store. */
  async function store(c: ServiceContext) {
    const { form = '', project }: Partial<Record<string, string>> = c.req.param();
    if (!forms.includes(form)) throw formRefusal('FORM_NOT_FOUND');
    const fields = await readFields(c);
    judge(fields);
    const message = await inbox.append({ form, project, fields });
    onMessage?.(message);
  }

  async function take(c: ServiceContext) {
    const wish = faults && getCookie(c, faultCookie);
    if (wish) return playFault(c, wish, () => store(c));
    await store(c);
    const next = `${c.req.path}/thanks`;
    // A plain form is sent on to a page of its own, so that reloading it does not post again.
    return wantsJson(c) ? c.json({ ok: true, next }) : c.redirect(next, 303);
  }

  const limit = bodyLimit({
    maxSize,
    onError: () => {
      throw new Refusal(413, `The post is larger than ${maxSize} bytes`);
    },
  });

  for (const route of ['/f/:form{[\\w-]+}', '/p/:project{[\\w-]+}/f/:form{[\\w-]+}']) {
    app.post(route, limit, take);
    app.all(route, (c) => c.text('A form is sent by POST.', 405, { Allow: 'POST' }));
    app.get(`${route}/thanks`, (c) => c.html(thanksPage(), 200, pageHeaders));
  }

  app.get('/inbox', thisComputerOnly, async (c) =>
    c.html(inboxPage(inbox.folder, await inbox.newest(shownMessages)), 200, pageHeaders),
  );

  app.onError((error, c) => {
    if (!(error instanceof HTTPException)) console.error(error);
    const refusal =
      error instanceof HTTPException ? error : new Refusal(500, 'Something failed on this side');
    const { status, message } = refusal;
    const errors = refusal instanceof Refusal ? refusal.errors : undefined;
    if (wantsJson(c)) return c.json({ error: message, ...(errors && { errors }) }, status);
    return c.html(refusalPage(errors ?? [{ message }]), status, pageHeaders);
  });

  return app;
}

const fromThisComputer = ipRestriction(getConnInfo, { allowList: ['127.0.0.0/8', '::1'] });

/**
 * The connection alone does not tell: a page elsewhere may point its own name here (then the Host
 * header is that name), and a tunnel or proxy connects from here on somebody else's behalf.
 */
const thisComputerOnly: typeof fromThisComputer = (c, next) => {
  const { host, forwarded, 'x-forwarded-for': forwardedFor } = c.req.header();
  if (!namesThisComputer(host) || forwarded || forwardedFor) {
    throw new HTTPException(403, { message: 'Forbidden' });
  }
  return fromThisComputer(c, next);
};

function wantsJson(c: ServiceContext): boolean {
  return (c.req.header('accept') ?? '').includes('application/json');
}
