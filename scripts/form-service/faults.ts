import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { FIELD_ERRORS, FORM_ERRORS, fieldsRefusal, Refusal } from './errors';
import type { ServiceContext } from './form-service';

/**
 * The cookie by which a browser asks for a fault: a name of the table below, with a field where one is
 * meant, such as `BLOCKED` or `TYPE_EMAIL:message`. A cookie, because every browser's driver can set
 * one, script or none, and it stays with the visitor who asked.
 */
export const faultCookie = 'fault';

/**
 * Everything that the service can be asked to do wrong, so that a browser test can walk it.
 * What a visitor must see follows from `kind`: a `field` fault on `email` or `message` shows its
 * message there; every other one shows the fixed notice. Only `lost-answer` stores the message.
 */
type Fault =
  /** An entry in `errors` without a field, or with one: `email` unless another is asked for. */
  | { name: string; kind: 'form' | 'field'; status: ContentfulStatusCode; message: string }
  /** These bytes, whatever was posted. */
  | { name: string; kind: 'body'; status: ContentfulStatusCode; body: string }
  /** The connection misbehaves. */
  | { name: string; kind: 'transport' };

const halfAnAnswer = '{"ok":true,"next":"/th';

const formFaults = {
  ...FORM_ERRORS,
  UNKNOWN_FORM_CODE: { status: 422, message: 'Something new is wrong with this form' },
} as const;

const fieldFaults = {
  ...FIELD_ERRORS,
  STRIPE_CLIENT_ERROR: 'could not be read by the card reader',
  STRIPE_SCA_ERROR: 'could not be confirmed by the bank',
  UNKNOWN_FIELD_CODE: 'is wrong in a new way',
};

const recaptcha =
  "In order to submit via AJAX, you need to set a custom key or reCAPTCHA must be disabled in this form's settings page.";

const bodies: [name: string, status: ContentfulStatusCode, body: string][] = [
  ['recaptcha', 403, JSON.stringify({ error: recaptcha })],
  ['rate-limit', 429, '{"error":"Too many posts. Try again later."}'],
  ['null', 200, 'null'],
  ['empty', 200, ''],
  ['not-json', 200, 'OK, thank you'],
  ['truncated', 200, halfAnAnswer],
  ['number', 200, '42'],
  ['boolean', 200, 'true'],
  ['string', 200, '"next"'],
  ['array', 200, '[{"next":"/thanks"}]'],
  ['object', 200, '{}'],
  ['next-number', 200, '{"ok":true,"next":7}'],
  ['next-null', 200, '{"ok":true,"next":null}'],
  ['html-200', 200, '<!doctype html><title>Sign in</title><h1>Sign in to the network</h1>'],
  ['errors-object', 500, '{"errors":{"email":"should be an email"}}'],
  ['errors-string', 500, '{"errors":"should be an email"}'],
  ['errors-none', 500, '{"errors":[]}'],
  ['errors-of-null', 500, '{"errors":[null]}'],
  ['errors-no-message', 500, '{"errors":[{"code":"TYPE_EMAIL","field":"email"}]}'],
  ['error-object', 500, '{"error":{"message":"no"}}'],
  ['html-500', 500, '<!doctype html><title>500</title><h1>Internal Server Error</h1>'],
];

const transportFaults = [
  /** Never answers. */
  'silence',
  /** Sends the headers and half of a success, then nothing more, and stays connected. */
  'stall',
  /** Closes the connection before any answer; a browser may repeat such a post by itself. */
  'cut',
  /** Sends the headers and half of a success, then closes the connection. */
  'cut-headers',
  /** Stores the message, then closes the connection before any answer. */
  'lost-answer',
];

export const FAULTS: readonly Fault[] = [
  ...Object.entries(formFaults).map(([name, error]) => ({ name, kind: 'form', ...error }) as const),
  ...Object.entries(fieldFaults).map(
    ([name, message]) => ({ name, kind: 'field', status: 422, message }) as const,
  ),
  ...bodies.map(([name, status, body]) => ({ name, kind: 'body', status, body }) as const),
  ...transportFaults.map((name) => ({ name, kind: 'transport' }) as const),
];

/** Fails a post in the way that its visitor asked for. */
export async function playFault(
  c: ServiceContext,
  wish: string,
  store: () => Promise<void>,
): Promise<Response> {
  const [name, field = 'email'] = wish.split(':');
  const fault = FAULTS.find((row) => row.name === name);
  if (!fault) throw new Refusal(400, `No fault is called "${name}"`);
  if (fault.kind === 'transport') {
    if (name === 'lost-answer') await store();
    return misbehave(c, fault.name);
  }
  if (fault.kind === 'body') {
    const isPage = fault.body.startsWith('<');
    return c.body(fault.body, fault.status, {
      'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json',
    });
  }
  const { status, message } = fault;
  if (fault.kind === 'field') throw fieldsRefusal([{ code: fault.name, field, message }]);
  throw new Refusal(status, message, [{ code: fault.name, message }]);
}

/** Does to the connection what an answer cannot express. */
function misbehave(c: ServiceContext, how: string): Response {
  const { incoming, outgoing } = c.env;
  if (how === 'stall' || how === 'cut-headers') {
    outgoing.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' });
    outgoing.write(halfAnAnswer, () => {
      if (how === 'cut-headers') incoming.socket.destroy();
    });
  } else if (how !== 'silence') {
    incoming.socket.destroy();
  }
  return RESPONSE_ALREADY_SENT;
}
