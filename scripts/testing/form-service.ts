import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createFormService, type FormServiceOptions } from '../form-service/form-service';
import { type Inbox, openInbox, type StoredMessage } from '../form-service/inbox';

export const GOOD = {
  fullName: 'Ann Lee',
  email: 'ann@example.com',
  message: 'A window is broken.',
};
export const JSON_ANSWER = { accept: 'application/json' };

let folder: string;
export let inbox: Inbox;
export let server: Server;
export let base: string;
const open: Server[] = [];

/** For `beforeEach`: an empty inbox. */
export async function openEmptyInbox() {
  folder = await mkdtemp(join(tmpdir(), 'form-service-'));
  inbox = await openInbox(folder);
}

/** Serves a form service on that inbox at `base`. */
export async function start(options: Partial<FormServiceOptions> = {}) {
  const service = createFormService({ inbox, postsPerMinute: false, ...options });
  server = createServer(getRequestListener(service.fetch));
  open.push(server);
  // However slow the machine: a connection that is used again must not be closed at that moment.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}

/** For `afterEach`: ends what was started and removes the inbox. */
export async function endService() {
  for (const one of open.splice(0)) {
    one.closeAllConnections();
    await new Promise((resolve) => one.close(resolve));
  }
  await inbox.close();
  await rm(folder, { recursive: true, force: true });
}

export async function stored(): Promise<StoredMessage[]> {
  const text = await readFile(inbox.file, 'utf8');
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

export function formData(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

/** Posts as the official client does: multipart, and JSON asked for. */
export async function post(
  fields: Record<string, string> = GOOD,
  { path = '/f/preview', headers = {} }: { path?: string; headers?: Record<string, string> } = {},
) {
  const answer = await fetch(base + path, {
    method: 'POST',
    body: formData(fields),
    headers: { ...JSON_ANSWER, ...headers },
  });
  const text = await answer.text();
  return { answer, status: answer.status, text, json: () => JSON.parse(text) };
}

/** Posts bytes as they are, with nothing added. */
export async function postBytes(body: BodyInit, contentType: string | undefined) {
  const answer = await fetch(`${base}/f/preview`, {
    method: 'POST',
    body,
    headers: { ...JSON_ANSWER, ...(contentType && { 'content-type': contentType }) },
  });
  return { status: answer.status, json: await answer.json() };
}
