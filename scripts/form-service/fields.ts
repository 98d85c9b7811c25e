import type { Context } from 'hono';
import { FIELD_ERRORS, fieldsRefusal, formRefusal, Refusal } from './errors';

/** What a post said, by field. */
export type Fields = Readonly<Record<string, string>>;

const requiredFields = ['fullName', 'email', 'message'];
const longestEmail = 254;
// One character class a step, so that no input makes it slow.
const emailPattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"._]+(?:\.[^\s@<>()[\]\\,;:"._]+)+$/u;

/** Reads what browsers and the client on our page send: a form in one of its two encodings. */
export async function readFields({ req }: Context): Promise<Fields> {
  const form = await req.formData().catch(() => {
    throw new Refusal(400, 'The post is no whole form');
  });
  const fields = [...form].map(([name, value]) => {
    if (typeof value !== 'string') throw formRefusal('NO_FILE_UPLOADS');
    return [name, value];
  });
  return Object.fromEntries(fields);
}

/** Throws the refusal that the hosted service would give these fields, if any. */
export function judge(fields: Fields) {
  // Names with an underscore are the service's own settings, not something a visitor said.
  if (Object.keys(fields).every((name) => name.startsWith('_'))) throw formRefusal('EMPTY');
  const errors = requiredFields.flatMap((field) => {
    const code = errorOf(field, fields[field]);
    return code ? [{ code, field, message: FIELD_ERRORS[code] }] : [];
  });
  if (errors.length > 0) throw fieldsRefusal(errors);
}

function errorOf(field: string, value: string | undefined): keyof typeof FIELD_ERRORS | undefined {
  if (value === undefined) return 'REQUIRED_FIELD_MISSING';
  const text = value.trim();
  if (text === '') return 'REQUIRED_FIELD_EMPTY';
  const isEmail = text.length <= longestEmail && emailPattern.test(text);
  return field === 'email' && !isEmail ? 'TYPE_EMAIL' : undefined;
}
