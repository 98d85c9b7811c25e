import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createFormService } from '../form-service/form-service';
import { type Inbox, openInbox, type StoredMessage } from '../form-service/inbox';
import { listenOnSparePort } from '../shared/spare-port';
import { stopServer } from '../shared/stop-server';

export const GOOD = {
  fullName: 'Ann Lee',
  email: 'ann@example.com',
  message: 'A window is broken.',
};

let folder: string;
export let inbox: Inbox;
export let server: Server;
export let base: string;

/** For `beforeEach`: a form service at `base` with an empty inbox. */
export async function start() {
  folder = await mkdtemp(join(tmpdir(), 'form-service-'));
  inbox = await openInbox(folder);
  const service = createFormService({ inbox, faults: true });
  server = createServer(getRequestListener(service.fetch));
  // However slow the machine: a connection that is used again must not be closed at that moment.
  server.keepAliveTimeout = 0;
  base = `http://127.0.0.1:${await listenOnSparePort(server)}`;
}

/** For `afterEach`: ends what was started and removes the inbox. */
export async function endService() {
  await stopServer(server);
  await rm(folder, { recursive: true });
}

/** The messages in the inbox, oldest first. */
export async function stored(): Promise<StoredMessage[]> {
  const { messages } = await inbox.newest(1000);
  return messages.reverse();
}

export function formData(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

/** Posts and asks for JSON, as the official client does. */
export async function post(body: BodyInit = formData(GOOD), headers: Record<string, string> = {}) {
  const answer = await fetch(`${base}/f/preview`, {
    method: 'POST',
    body,
    headers: { accept: 'application/json', ...headers },
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });
  const text = await answer.text();
  return { status: answer.status, text };
}
