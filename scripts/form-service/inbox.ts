import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
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

/** How often the folder may be taken away under one message before that counts as a failure. */
const tries = 5;

const isMessage = /^\d{4}-.*\.json$/;

/**
 * An inbox as mail servers keep theirs: each message is written aside, synced and then renamed, so
 * that it is there whole or not at all, whatever is killed when. That needs no lock and no repair,
 * and the owner may delete messages, or the folder, while the service runs.
 * Rejects when nothing can be kept there.
 */
export async function openInbox(folder: string): Promise<Inbox> {
  await makeFolder(folder);
  // Asking whether one may write is not enough: an administrator may, also where nothing can be written.
  const trial = path.join(folder, `.${randomUUID()}`);
  try {
    await writeDurably(trial, '');
  } finally {
    for (const one of [trial, aside(trial)]) await rm(one, { force: true });
  }
  let last = 0;
  return {
    folder,
    async append(draft) {
      // No two alike, so that the names tell which came first.
      last = Math.max(Date.now(), last + 1);
      const message = { id: randomUUID(), received: new Date(last).toISOString(), ...draft };
      const file = path.join(folder, `${message.received.replaceAll(':', '-')}-${message.id}.json`);
      for (let left = tries; ; left -= 1) {
        try {
          await writeDurably(file, `${JSON.stringify(message, null, 1)}\n`);
          return message;
        } catch (error) {
          for (const one of [file, aside(file)]) await rm(one, { force: true });
          if (left === 0 || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
          await makeFolder(folder);
        }
      }
    },
    async newest(limit) {
      const names = (await readdir(folder).catch(() => [])).filter((name) => isMessage.test(name));
      const files = names.sort().reverse().slice(0, limit);
      const found = await Promise.all(files.map((name) => readMessage(path.join(folder, name))));
      return { count: names.length, messages: found.flat() };
    },
  };
}

const aside = (file: string) => `${file}.part`;

async function writeDurably(file: string, text: string) {
  const handle = await open(aside(file), 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(aside(file), file);
  await syncFolder(path.dirname(file));
}

/** Step by step, because Node's own recursion never ends where the system makes no folders, as in /proc. */
async function makeFolder(folder: string) {
  try {
    await makeOne(folder);
  } catch (error) {
    const above = path.dirname(path.resolve(folder));
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === folder) throw error;
    await makeFolder(above);
    await makeOne(folder);
  }
}

async function makeOne(folder: string) {
  try {
    await mkdir(folder);
  } catch (error) {
    const there = await stat(folder).catch(() => undefined);
    if (there?.isDirectory()) return;
    throw error;
  }
  await syncFolder(path.dirname(folder));
}

/** A file's name is its folder's content, and must survive a power cut too. */
async function syncFolder(folder: string) {
  // Windows cannot sync a folder; it journals names by itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Nothing where the owner has deleted or emptied the file meanwhile. */
async function readMessage(file: string): Promise<StoredMessage[]> {
  try {
    return [JSON.parse(await readFile(file, 'utf8'))];
  } catch {
    return [];
  }
}
