import { FIELD_CODES, FORM_CODES, type RefusalStatus } from './codes';

type Fault =
  /** An entry in `errors` without a field. */
  | { name: string; kind: 'form'; code: string; status: RefusalStatus; message: string }
  /** An entry in `errors` with a field: `email` unless another is asked for. */
  | { name: string; kind: 'field'; code: string; status: RefusalStatus; message: string }
  /** `{ error }` and no list. */
  | { name: string; kind: 'error'; status: RefusalStatus; message: string }
  /** These bytes, whatever was posted. */
  | { name: string; kind: 'body'; status: 200 | 500; type: string; body: string }
  /** The connection misbehaves. */
  | { name: string; kind: 'transport' }
  /** The post is handled as usual and answered late. */
  | { name: string; kind: 'slow' };

const JSON_TYPE = 'application/json';
const HTML_TYPE = 'text/html; charset=utf-8';

/**
 * Everything the service can be asked to do wrong, in one table, so that a browser test can walk it.
 *
 * What a visitor must see follows from `kind`: a `field` fault on `email` or `message` shows its
 * message there; `slow` succeeds when it is quicker than the form's patience; every other row, and
 * a `field` fault on any other field, shows the fixed notice.
 *
 * Except for `slow` and `lost-answer`, no row stores the message.
 */
export const FAULTS = [
  { name: 'BLOCKED', kind: 'form', code: 'BLOCKED', ...FORM_CODES.BLOCKED },
  { name: 'EMPTY', kind: 'form', code: 'EMPTY', ...FORM_CODES.EMPTY },
  { name: 'FILES_TOO_BIG', kind: 'form', code: 'FILES_TOO_BIG', ...FORM_CODES.FILES_TOO_BIG },
  { name: 'FORM_NOT_FOUND', kind: 'form', code: 'FORM_NOT_FOUND', ...FORM_CODES.FORM_NOT_FOUND },
  { name: 'INACTIVE', kind: 'form', code: 'INACTIVE', ...FORM_CODES.INACTIVE },
  { name: 'NO_FILE_UPLOADS', kind: 'form', code: 'NO_FILE_UPLOADS', ...FORM_CODES.NO_FILE_UPLOADS },
  {
    name: 'PROJECT_NOT_FOUND',
    kind: 'form',
    code: 'PROJECT_NOT_FOUND',
    ...FORM_CODES.PROJECT_NOT_FOUND,
  },
  { name: 'TOO_MANY_FILES', kind: 'form', code: 'TOO_MANY_FILES', ...FORM_CODES.TOO_MANY_FILES },
  {
    name: 'UNKNOWN_FORM_CODE',
    kind: 'form',
    code: 'A_FORM_CODE_OF_TOMORROW',
    status: 422,
    message: 'Something new is wrong with this form',
  },
  {
    name: 'REQUIRED_FIELD_EMPTY',
    kind: 'field',
    code: 'REQUIRED_FIELD_EMPTY',
    ...FIELD_CODES.REQUIRED_FIELD_EMPTY,
  },
  {
    name: 'REQUIRED_FIELD_MISSING',
    kind: 'field',
    code: 'REQUIRED_FIELD_MISSING',
    ...FIELD_CODES.REQUIRED_FIELD_MISSING,
  },
  { name: 'TYPE_EMAIL', kind: 'field', code: 'TYPE_EMAIL', ...FIELD_CODES.TYPE_EMAIL },
  { name: 'TYPE_NUMERIC', kind: 'field', code: 'TYPE_NUMERIC', ...FIELD_CODES.TYPE_NUMERIC },
  { name: 'TYPE_TEXT', kind: 'field', code: 'TYPE_TEXT', ...FIELD_CODES.TYPE_TEXT },
  {
    name: 'STRIPE_CLIENT_ERROR',
    kind: 'field',
    code: 'STRIPE_CLIENT_ERROR',
    status: 422,
    message: 'could not be read by the card reader',
  },
  {
    name: 'STRIPE_SCA_ERROR',
    kind: 'field',
    code: 'STRIPE_SCA_ERROR',
    status: 422,
    message: 'could not be confirmed by the bank',
  },
  {
    name: 'UNKNOWN_FIELD_CODE',
    kind: 'field',
    code: 'A_FIELD_CODE_OF_TOMORROW',
    status: 422,
    message: 'is wrong in a new way',
  },
  {
    name: 'recaptcha',
    kind: 'error',
    status: 403,
    message:
      "In order to submit via AJAX, you need to set a custom key or reCAPTCHA must be disabled in this form's settings page.",
  },
  { name: 'rate-limit', kind: 'error', status: 429, message: 'Too many posts. Try again later.' },
  { name: 'null', kind: 'body', status: 200, type: JSON_TYPE, body: 'null' },
  { name: 'empty', kind: 'body', status: 200, type: JSON_TYPE, body: '' },
  { name: 'not-json', kind: 'body', status: 200, type: JSON_TYPE, body: 'OK, thank you' },
  { name: 'truncated', kind: 'body', status: 200, type: JSON_TYPE, body: '{"ok":true,"next":"/th' },
  { name: 'number', kind: 'body', status: 200, type: JSON_TYPE, body: '42' },
  { name: 'boolean', kind: 'body', status: 200, type: JSON_TYPE, body: 'true' },
  { name: 'string', kind: 'body', status: 200, type: JSON_TYPE, body: '"next"' },
  { name: 'array', kind: 'body', status: 200, type: JSON_TYPE, body: '[{"next":"/thanks"}]' },
  { name: 'object', kind: 'body', status: 200, type: JSON_TYPE, body: '{}' },
  { name: 'next-number', kind: 'body', status: 200, type: JSON_TYPE, body: '{"ok":true,"next":7}' },
  {
    name: 'next-null',
    kind: 'body',
    status: 200,
    type: JSON_TYPE,
    body: '{"ok":true,"next":null}',
  },
  {
    name: 'errors-object',
    kind: 'body',
    status: 500,
    type: JSON_TYPE,
    body: '{"errors":{"email":"should be an email"}}',
  },
  {
    name: 'errors-string',
    kind: 'body',
    status: 500,
    type: JSON_TYPE,
    body: '{"errors":"should be an email"}',
  },
  { name: 'errors-none', kind: 'body', status: 500, type: JSON_TYPE, body: '{"errors":[]}' },
  { name: 'errors-of-null', kind: 'body', status: 500, type: JSON_TYPE, body: '{"errors":[null]}' },
  {
    name: 'errors-no-message',
    kind: 'body',
    status: 500,
    type: JSON_TYPE,
    body: '{"errors":[{"code":"TYPE_EMAIL","field":"email"}]}',
  },
  {
    name: 'error-object',
    kind: 'body',
    status: 500,
    type: JSON_TYPE,
    body: '{"error":{"message":"no"}}',
  },
  {
    name: 'html-200',
    kind: 'body',
    status: 200,
    type: HTML_TYPE,
    body: '<!doctype html><title>Sign in to the network</title><h1>Sign in to the network</h1>',
  },
  {
    name: 'html-500',
    kind: 'body',
    status: 500,
    type: HTML_TYPE,
    body: '<!doctype html><title>500</title><h1>Internal Server Error</h1>',
  },
  /** Never answers. */
  { name: 'silence', kind: 'transport' },
  /** Sends the headers and half of a success, then nothing more, and stays connected. */
  { name: 'stall', kind: 'transport' },
  /**
   * Closes the connection before any answer. A browser repeats such a post by itself when the
   * connection was a used one, so an armed `cut` needs `times` above 1 to be seen.
   */
  { name: 'cut', kind: 'transport' },
  /** Sends the headers and half of a success, then closes the connection. */
  { name: 'cut-headers', kind: 'transport' },
  /** Stores the message, then closes the connection before any answer. */
  { name: 'lost-answer', kind: 'transport' },
  { name: 'slow', kind: 'slow' },
] as const satisfies readonly Fault[];

type KnownFault = (typeof FAULTS)[number];

/** What one post is to suffer: rows that can be combined, or one that cannot, after a delay. */
export type FaultPlan = {
  faults: readonly { fault: KnownFault; field: string }[];
  delay: number;
};

/** How a fault is asked for, whether by query, header or admin route. */
export type FaultRequest = {
  fault: string | readonly string[];
  field?: string | undefined;
  ms?: number | undefined;
};

const SLOW_DEFAULT_MS = 3000;
const SLOW_MAX_MS = 60_000;

/** A fault that was asked for in a way the service does not understand. */
export class FaultMistake extends Error {}

/**
 * Reads `NAME`, `NAME:field` and lists of them into a plan. Codes can be combined, because an
 * answer can carry several; anything else stands alone.
 */
export function planFault({ fault, field = 'email', ms }: FaultRequest): FaultPlan {
  const wanted = typeof fault === 'string' ? fault.split(',') : fault;
  const faults = wanted.map((entry) => {
    const [name = '', ownField = field] = entry.split(':').map((part) => part.trim());
    const known = FAULTS.find((row) => row.name === name);
    if (!known) {
      const names = FAULTS.map((row) => row.name).join(', ');
      throw new FaultMistake(`No fault is called "${name.slice(0, 60)}". Known: ${names}.`);
    }
    return { fault: known, field: ownField };
  });
  const alone = faults.find((entry) => entry.fault.kind !== 'form' && entry.fault.kind !== 'field');
  if (faults.length > 1 && alone) {
    throw new FaultMistake(`"${alone.fault.name}" cannot be combined with other faults.`);
  }
  const slow = faults.some((entry) => entry.fault.kind === 'slow');
  const delay = ms ?? (slow ? SLOW_DEFAULT_MS : 0);
  if (!Number.isFinite(delay) || delay < 0 || delay > SLOW_MAX_MS) {
    throw new FaultMistake(`ms must be a number from 0 to ${SLOW_MAX_MS}.`);
  }
  return { faults, delay };
}

/**
 * Reads the header's form: `TYPE_EMAIL:email, EMPTY`, or `slow; ms=2000`, or
 * `TYPE_EMAIL; field=message`.
 */
export function parseFaultHeader(header: string): FaultRequest {
  const [fault = '', ...settings] = header.split(';');
  const given = new Map(
    settings.map((setting): [string, string] => {
      const [key = '', value = ''] = setting.split('=');
      return [key.trim(), value.trim()];
    }),
  );
  const ms = given.get('ms');
  return { fault, field: given.get('field'), ms: ms === undefined ? undefined : Number(ms) };
}
