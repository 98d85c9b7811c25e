import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { plainLine, previewId } from '../../content/schema';
import { isLocalRequest } from '../shared/loopback';
import { writeAtomically } from '../shared/write-atomically';

interface Service {
  /** The path of the request below the base path. */
  path: string;
  basePath: string;
  inbox: string;
}

interface StoredMessage {
  received: string;
  form: string;
  project: string | undefined;
  fields: Record<string, string>;
}

const maxBytes = 1_000_000;
/** The inbox shows this many messages, the newest. */
const maxListed = 100;

/** Formspree's default validation errors. */
const refusals = {
  FORM_NOT_FOUND: { status: 404, message: 'Form not found' },
  EMPTY: { status: 400, message: "Can't send an empty form" },
  TYPE_EMAIL: { status: 422, message: 'should be an email', field: 'email' },
} as const;

/**
 * Answers as Formspree does: accepts messages of the form `preview`, and lists them at `/inbox` for this computer only.
 * Like Formspree it drops messages with a honeypot and answers with success.
 * @returns undefined for other requests.
 */
export async function answerForm(
  request: IncomingMessage,
  { path, basePath, inbox }: Service,
): Promise<Response | undefined> {
  if (path === '/inbox') {
    if (isLocalRequest(request)) return htmlResponse(200, 'Inbox', await messageList(inbox));
    return htmlResponse(403, 'Only the computer that serves the site shows its inbox');
  }
  const [, project, form, thanks] = /^(?:\/p\/([\w-]+))?\/f\/([\w-]+)(\/thanks)?$/.exec(path) ?? [];
  if (thanks) return htmlResponse(200, 'Thank you', 'Your message has arrived.');
  if (!form || request.method !== 'POST') return undefined;

  // Another site could fill the disk of whoever has the preview open.
  const { origin, host } = request.headers;
  if (origin && origin.replace(/^https?:\/\//, '') !== host)
    return htmlResponse(403, 'Only the site itself sends messages');
  const fields = await readFields(request);
  if (!fields) return htmlResponse(413, `A message has at most ${maxBytes} bytes`);
  const code = form === previewId ? refusalOf(fields) : 'FORM_NOT_FOUND';
  const wantsJson = request.headers.accept?.includes('application/json');
  if (code) {
    const { status, ...error } = refusals[code];
    const text = 'field' in error ? `${error.field} ${error.message}` : error.message;
    if (!wantsJson) return htmlResponse(status, 'Your message was not sent', text);
    return Response.json({ error: text, errors: [{ code, ...error }] }, { status });
  }
  if (!fields._gotcha) await store(inbox, { project, form, fields });
  const next = `${basePath}${path}/thanks`;
  if (wantsJson) return Response.json({ ok: true, next });
  return new Response(null, { status: 303, headers: { Location: next } });
}

/** @returns nothing when the message is too large, and no fields when the body is not a form. */
async function readFields(request: IncomingMessage): Promise<StoredMessage['fields'] | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  const body = new Response(Buffer.concat(chunks), { headers });
  const form = await body.formData().catch(() => new FormData());
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}

function refusalOf({ email = '', ...fields }: StoredMessage['fields']) {
  const texts = [email, ...Object.values(fields)].map((text) => text.trim());
  if (texts.every((text) => text === '')) return 'EMPTY';
  return texts[0] && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(texts[0]) ? 'TYPE_EMAIL' : undefined;
}

/** Writes a message to a file named by the time. */
async function store(inbox: string, sent: Omit<StoredMessage, 'received'>): Promise<void> {
  const message: StoredMessage = { received: new Date().toISOString(), ...sent };
  const name = `${message.received.replaceAll(':', '-')}-${randomUUID()}.json`;
  await writeAtomically(join(inbox, name), `${JSON.stringify(message, null, 2)}\n`);
  const line = plainLine(Object.values(message.fields).join(' | '));
  console.log(`  New message: ${line.slice(0, 120)}`);
}

async function messageList(inbox: string): Promise<string> {
  const names = await readdir(inbox).catch(() => []);
  const newestFirst = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, maxListed);
  const texts = await Promise.all(newestFirst.map((name) => readFile(join(inbox, name), 'utf8')));
  const messages = texts.map((text) => {
    const { received, fields }: StoredMessage = JSON.parse(text);
    const lines = Object.entries(fields).map((field) => field.join(': '));
    return [new Date(received).toLocaleString(), ...lines].join('\n');
  });
  return messages.join('\n\n') || 'No messages yet.';
}

/** @param text plain text, which is escaped. */
function htmlResponse(status: number, title: string, text = ''): Response {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width">
<style>body { max-width: 40rem; margin: auto; padding: 1rem; font: 1rem/1.5 system-ui; white-space: pre-wrap; }</style>
<h1>${title}</h1>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}`;
  return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
