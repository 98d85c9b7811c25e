import { isEntry } from './entries';
import { idWithoutCode } from './feed-code';
import { putRight } from './look-alikes';
import { type ContentKey, contentFiles } from './schema';
import { formAddress } from './site-schema';

/**
 * What stands in a file, put right where the meaning is plain: look-alikes of signs, and what was pasted
 * with more around it than belongs there, such as a feed's whole code or a form's address.
 */
export function asMeant(key: ContentKey, written: unknown): unknown {
  const data = putRight(contentFiles[key].schema, written);
  if (key !== 'site' || !isEntry(data)) return data;
  const { phone, email, form, feed } = data;
  const meant = { ...data };
  if (typeof email === 'string') meant.email = email.replace(/^mailto:/i, '');
  if (isEntry(phone) && typeof phone.dial === 'string') {
    meant.phone = { ...phone, dial: dialled(phone.dial) };
  }
  if (isEntry(form) && typeof form.id === 'string') {
    meant.form = { ...form, id: form.id.match(formAddress)?.[1] ?? form.id };
  }
  if (isEntry(feed)) {
    const provider =
      typeof feed.provider === 'string' ? feed.provider.toLowerCase() : feed.provider;
    const id = typeof feed.id === 'string' ? { id: idWithoutCode(provider, feed.id) } : {};
    meant.feed = { ...feed, ...(provider !== undefined && { provider }), ...id };
  }
  return meant;
}

/** "+1 (705) 726-1234" without what only readers need; any other sign stays, to be told. */
function dialled(number: string): string {
  const bare = number.replace(/^tel:/i, '');
  return /^\+[\d\s().-]+$/.test(bare) ? bare.replace(/[\s().-]/g, '') : bare;
}
