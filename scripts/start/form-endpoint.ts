import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { toPlainLine } from '../../model';
import { isLocalRequest } from '../shared/loopback';
import { writeAtomically } from '../shared/write-atomically';

type Fields = Record<string, string>;

interface Message {
  received: string;
  form: string;
  project: string | undefined;
  fields: Fields;
}

const maxBytes = 1_000_000;

/**
 * Writes each message to a file in the inbox and answers the way Formspree does. `/inbox` lists the messages.
 * @param address the path of the request, without the base path.
 * @returns undefined if the request has nothing to do with messages.
 */
export async function answerForm(
  request: IncomingMessage,
  address: string,
  { basePath, inbox }: { basePath: string; inbox: string },
): Promise<Response | undefined> {
  if (address === '/inbox') {
    if (isLocalRequest(request)) return page(200, 'Inbox', await listMessages(inbox));
    return page(403, 'The inbox can only be opened on the computer that serves the site');
  }
  const [, project, form, thanks] =
    /^(?:\/p\/([\w-]+))?\/f\/([\w-]+)(\/thanks)?$/.exec(address) ?? [];
  if (thanks) return page(200, 'Thank you', 'Your message has arrived.');
  if (!form || request.method !== 'POST') return undefined;

  // Otherwise any site that is open in a browser on this network could fill the disk.
  const { origin, host, accept, 'content-length': length } = request.headers;
  if (origin && origin.replace(/^https?:\/\//, '') !== host)
    return page(403, 'Only the site itself can send messages');
  if (!length || Number(length) > maxBytes) return page(413, 'A message can have at most 1 MB');

  const fields = await readFields(request);
  const refusal = refusalOf(fields);
  const wantsJson = accept?.includes('application/json');
  if (refusal) {
    const { status, text, ...error } = refusal;
    if (wantsJson) return Response.json({ error: text, errors: [error] }, { status });
    return page(status, 'Your message was not sent', text);
  }
  await store({ received: new Date().toISOString(), form, project, fields }, inbox);
  const next = `${basePath}${address}/thanks`;
  if (wantsJson) return Response.json({ ok: true, next });
  return new Response(null, { status: 303, headers: { Location: next } });
}

/** Returns the fields of a message, or none if the body is not a form. */
async function readFields(request: IncomingMessage): Promise<Fields> {
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  const body = new Response(await buffer(request), { headers });
  const form = await body.formData().catch(() => new FormData());
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}

/** Returns Formspree's error for a message that it refuses by default, in its own words. */
function refusalOf(fields: Fields) {
  const { email = '' } = fields;
  if (Object.values(fields).every((value) => value.trim() === '')) {
    const message = "Can't send an empty form";
    return { status: 400, text: message, code: 'EMPTY', message };
  }
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) {
    const message = 'should be an email';
    return { status: 422, text: `email ${message}`, code: 'TYPE_EMAIL', field: 'email', message };
  }
  return undefined;
}

/** Writes a message to a file that is named by the time. */
async function store(message: Message, inbox: string): Promise<void> {
  const name = `${message.received.replaceAll(':', '-')}-${randomUUID()}.json`;
  await writeAtomically(path.join(inbox, name), `${JSON.stringify(message, null, 2)}\n`);
  const line = toPlainLine(Object.values(message.fields).join(' | '));
  console.log(`  New message: ${line.slice(0, 120)}`);
}

/** Returns all messages as text, newest first. */
async function listMessages(inbox: string): Promise<string> {
  const names = await readdir(inbox).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json')).sort();
  const texts = await Promise.all(files.map((name) => readFile(path.join(inbox, name), 'utf8')));
  const messages = texts.map((text) => {
    const { received, fields }: Message = JSON.parse(text);
    const lines = Object.entries(fields).map((field) => field.join(': '));
    return [new Date(received).toLocaleString(), ...lines].join('\n');
  });
  return messages.reverse().join('\n\n') || 'No messages yet.';
}

/** Returns a page. `text` is plain text, which is escaped. */
function page(status: number, title: string, text = ''): Response {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width">
<style>body { max-width: 40rem; margin: auto; padding: 1rem; font: 1rem/1.5 system-ui; white-space: pre-wrap; }</style>
<h1>${title}</h1>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}`;
  return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
