import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Fields } from './fields';

export interface StoredMessage {
  id: string;
  /** ISO time, by this machine's clock. */
  received: string;
  form: string;
  project?: string | undefined;
  fields: Fields;
}

export interface Inbox {
  /** Where the messages are: one file each, named after the time. */
  readonly folder: string;
  /** Resolves once the message is on the disk; rejects when it is not, and then it is not there. */
  append(draft: Omit<StoredMessage, 'id' | 'received'>): Promise<StoredMessage>;
  /** How many messages there are, and the newest of them first. */
  newest(limit: number): Promise<{ count: number; messages: StoredMessage[] }>;
}

const isMessage = /^\d{4}-.*\.json$/;

/**
 * An inbox as mail servers keep theirs: each message is written aside, synced and then renamed, so
 * that it is there whole or not at all, whatever is killed when. That needs no lock and no repair,
 * and the owner may delete messages, or the folder, while the service runs.
 * Rejects when nothing can be kept there.
 */
export async function openInbox(folder: string): Promise<Inbox> {
  // Asking whether one may write is not enough: an administrator may, also where nothing can be written.
  const trial = path.join(folder, `.${randomUUID()}`);
  await writeDurably(trial, '');
  await rm(trial);
  let last = 0;
  return {
    folder,
    async append(draft) {
      // No two alike, so that the names tell which came first.
      last = Math.max(Date.now(), last + 1);
      const message = { id: randomUUID(), received: new Date(last).toISOString(), ...draft };
      const file = path.join(folder, `${message.received.replaceAll(':', '-')}-${message.id}.json`);
      const text = `${JSON.stringify(message, null, 1)}\n`;
      await writeDurably(file, text).catch((error: NodeJS.ErrnoException) => {
        // The owner has taken the folder away in the meantime.
        if (error.code === 'ENOENT') return writeDurably(file, text);
        throw error;
      });
      return message;
    },
    async newest(limit) {
      const names = (await readdir(folder).catch(() => [])).filter((name) => isMessage.test(name));
      const files = names.sort().reverse().slice(0, limit);
      const found = await Promise.all(files.map((name) => readMessage(path.join(folder, name))));
      return { count: names.length, messages: found.flat() };
    },
  };
}

/** Keeps nothing of what it could not finish. */
async function writeDurably(file: string, text: string) {
  const aside = `${file}.part`;
  await makeFolder(path.dirname(file));
  try {
    await writeFile(aside, text, { flush: true });
    await rename(aside, file);
    await syncFolder(path.dirname(file));
  } catch (error) {
    for (const one of [file, aside]) await rm(one, { force: true });
    throw error;
  }
}

async function makeFolder(folder: string) {
  const first = await mkdir(folder, { recursive: true });
  if (!first) return;
  for (let made = path.resolve(folder); made.length >= first.length; made = path.dirname(made)) {
    await syncFolder(path.dirname(made));
  }
}

/** A file's name is its folder's content, and must survive a power cut too. */
async function syncFolder(folder: string) {
  // Windows cannot sync a folder; it journals names by itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Nothing where the owner has deleted or emptied the file meanwhile. */
async function readMessage(file: string): Promise<StoredMessage[]> {
  try {
    return [JSON.parse(await readFile(file, 'utf8'))];
  } catch {
    return [];
  }
}
