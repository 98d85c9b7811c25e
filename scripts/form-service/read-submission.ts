import { isUtf8 } from 'node:buffer';
import { fieldError, formRefusal, Refusal, type ServiceError } from './codes';

/** What a post said, in its order, each name once. */
export type Fields = Map<string, string>;

const REQUIRED_FIELDS = ['fullName', 'email', 'message'];
const EMAIL_FIELD = 'email';
const MAX_FIELDS = 100;
const MAX_EMAIL_LENGTH = 254;
// One character class a step, so that no input makes it slow.
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"._]+(?:\.[^\s@<>()[\]\\,;:"._]+)+$/u;

/**
 * Reads a request's body, at most `limit` bytes of it. The rest of a longer one is left to the
 * server's adapter, which drains or drops it.
 */
export async function readBody(request: Request, limit: number): Promise<Buffer<ArrayBuffer>> {
  const tooLarge = () => new Refusal(413, `The post is larger than ${limit} bytes`);
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read().catch(() => {
      throw new Refusal(400, 'The post ended before it was complete');
    });
    if (done) break;
    size += value.byteLength;
    if (size > limit) throw tooLarge();
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

/** Turns a body into fields; throws a `Refusal` when it is not one of the three kinds of form. */
export async function parseFields(contentType: string, body: Buffer<ArrayBuffer>): Promise<Fields> {
  switch (contentType.split(';')[0]?.trim().toLowerCase()) {
    case 'multipart/form-data':
      return parseMultipart(contentType, body);
    case 'application/x-www-form-urlencoded':
      return parseUrlencoded(body);
    case 'application/json':
      return parseJson(body);
    default:
      throw new Refusal(
        415,
        'The post must be multipart/form-data, application/x-www-form-urlencoded or application/json',
      );
  }
}

/** Throws the refusal the hosted service would give these fields, if any. */
export function judge(fields: Fields) {
  // Names with an underscore are the service's own settings, not something a visitor said.
  if (![...fields.keys()].some((name) => !name.startsWith('_'))) throw formRefusal('EMPTY');
  const errors: ServiceError[] = [];
  for (const name of REQUIRED_FIELDS) {
    const value = fields.get(name);
    if (value === undefined) errors.push(fieldError(name, 'REQUIRED_FIELD_MISSING'));
    else if (value.trim() === '') errors.push(fieldError(name, 'REQUIRED_FIELD_EMPTY'));
    else if (name === EMAIL_FIELD && !isEmail(value.trim())) {
      errors.push(fieldError(name, 'TYPE_EMAIL'));
    }
  }
  if (errors.length > 0) {
    throw new Refusal(422, 'Validation errors', errors);
  }
}

function isEmail(value: string): boolean {
  return value.length <= MAX_EMAIL_LENGTH && EMAIL.test(value);
}

async function parseMultipart(contentType: string, body: Buffer<ArrayBuffer>): Promise<Fields> {
  let form: FormData;
  try {
    form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new Refusal(400, 'The multipart post is broken or names no boundary');
  }
  const entries: [string, string][] = [];
  for (const [name, value] of form) {
    if (typeof value === 'string') entries.push([name, value]);
    // A file input that was left empty sends a nameless file of no bytes.
    else if (value.name !== '' || value.size > 0) throw formRefusal('NO_FILE_UPLOADS');
  }
  requireUtf8(body);
  return collect(entries);
}

function parseUrlencoded(body: Buffer<ArrayBuffer>): Fields {
  requireUtf8(body);
  const pairs = body.toString('utf8').split('&');
  return collect(
    pairs
      .filter((pair) => pair !== '')
      .map((pair): [string, string] => {
        const [name = '', ...value] = pair.split('=');
        return [decodeUrlencoded(name), decodeUrlencoded(value.join('='))];
      }),
  );
}

/** Unlike `URLSearchParams` it refuses bytes that are no text, instead of replacing them. */
function decodeUrlencoded(text: string): string {
  const lonePercentKept = text.replaceAll('+', ' ').replace(/%(?![0-9a-f]{2})/gi, '%25');
  try {
    return decodeURIComponent(lonePercentKept);
  } catch {
    throw notUtf8();
  }
}

function parseJson(body: Buffer<ArrayBuffer>): Fields {
  requireUtf8(body);
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refusal(400, 'The post is not valid JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(400, 'The JSON post must be one object of fields');
  }
  const properties = Object.entries(value);
  return collect(properties.map(([name, field]): [string, string] => [name, fieldText(field)]));
}

/** A JSON field as text. It looks one list deep and no deeper, so nesting costs nothing. */
function fieldText(value: unknown): string {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  if (values.some((one) => typeof one === 'object' && one !== null)) {
    throw new Refusal(400, 'A field of the JSON post must be a text, a number or a list of them');
  }
  return values.map((one) => (one === null ? '' : String(one))).join(', ');
}

/** A name that comes twice keeps both values, as checkboxes send them. */
function collect(entries: readonly [string, string][]): Fields {
  if (entries.length > MAX_FIELDS) {
    throw new Refusal(400, `The post has more than ${MAX_FIELDS} fields`);
  }
  const fields: Fields = new Map();
  for (const [name, value] of entries) {
    const earlier = fields.get(name);
    fields.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
  }
  return fields;
}

function requireUtf8(body: Buffer<ArrayBuffer>) {
  if (!isUtf8(body)) throw notUtf8();
}

function notUtf8(): Refusal {
  return new Refusal(400, 'The text of the post is not valid UTF-8');
}
