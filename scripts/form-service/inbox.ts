import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** One accepted message, as it stands on its line in `messages.jsonl`. */
export type StoredMessage = {
  id: string;
  /** ISO time, by this machine's clock. */
  received: string;
  form: string;
  project: string | null;
  fields: Record<string, string>;
};

type MessageDraft = Pick<StoredMessage, 'form' | 'project' | 'fields'>;

export type Inbox = {
  /** Where the messages are. */
  readonly file: string;
  /** How many messages the inbox holds. */
  count(): number;
  /** Resolves once the message is on the disk; rejects when it is not, and then it is not there. */
  append(draft: MessageDraft): Promise<StoredMessage>;
  /** The newest messages first, as far back as a bounded read of the file's end reaches. */
  newest(limit: number): Promise<StoredMessage[]>;
  /** Waits for what is under way and lets another process open the inbox. */
  close(): Promise<void>;
};

/** Another process, or this one, has the inbox open. */
export class InboxInUseError extends Error {
  constructor(folder: string, holder: string) {
    super(
      `The inbox ${folder} is in use by another preview (process ${holder}). Stop that one, or give this one another folder.`,
    );
    this.name = 'InboxInUseError';
  }
}

const MESSAGES = 'messages.jsonl';
const BROKEN = 'broken-lines.txt';
const LOCK = 'lock';
const NEWLINE = 0x0a;
const LOCK_BEAT_MS = 2000;
const LOCK_STALE_MS = 8000;
/** The page's read of the file's end: more than the longest line, little enough to read at once. */
const TAIL_BYTES = 8 * 1024 * 1024;

/**
 * Opens (and makes, and if need be repairs) the inbox in a folder.
 *
 * One process at a time: a lock file says which. The lock of a process that was killed is taken
 * over, at the latest after eight seconds.
 */
export async function openInbox(folder: string, now: () => number = Date.now): Promise<Inbox> {
  await mkdir(folder, { recursive: true });
  const unlock = await takeLock(folder);
  try {
    return await openLocked(folder, now, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function openLocked(
  folder: string,
  now: () => number,
  unlock: () => Promise<void>,
): Promise<Inbox> {
  const file = join(folder, MESSAGES);
  let count = await repair(folder);
  const handle = await open(file, 'a');
  let size = (await handle.stat()).size;
  // The file's name must survive a power cut too, and that is the folder's content.
  await syncFolder(folder);

  type Waiting = {
    message: StoredMessage;
    resolve: (message: StoredMessage) => void;
    reject: (reason: unknown) => void;
  };
  let queue: Waiting[] = [];
  let flushing: Promise<void> | undefined;
  let torn = false;
  let closed = false;

  /** Cuts off what a failed write left, so that the next line does not continue a broken one. */
  async function cutBack() {
    await handle.truncate(size);
    torn = false;
  }

  async function write(batch: readonly Waiting[]) {
    const bytes = Buffer.from(batch.map(({ message }) => `${JSON.stringify(message)}\n`).join(''));
    if (torn) await cutBack();
    try {
      torn = true;
      await handle.appendFile(bytes);
      await handle.datasync();
      torn = false;
    } catch (error) {
      // A full disk may refuse this as well; then the next batch tries again before it writes.
      await cutBack().catch(() => {});
      throw error;
    }
    size += bytes.length;
    count += batch.length;
  }

  /** Everything that arrived during one sync shares the next: the cost is per batch, not message. */
  async function flush() {
    while (queue.length > 0) {
      const batch = queue;
      queue = [];
      try {
        await write(batch);
        for (const { message, resolve } of batch) resolve(message);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    flushing = undefined;
  }

  return {
    file,
    count: () => count,
    append(draft) {
      if (closed) return Promise.reject(new Error('The inbox is closed.'));
      const message: StoredMessage = {
        id: randomUUID(),
        received: new Date(now()).toISOString(),
        form: draft.form,
        project: draft.project,
        fields: draft.fields,
      };
      return new Promise((resolve, reject) => {
        queue.push({ message, resolve, reject });
        flushing ??= flush();
      });
    },
    async newest(limit) {
      const start = Math.max(0, size - TAIL_BYTES);
      const tail = await readRange(file, start, size - start);
      // The read may begin inside a line; the rest of a line is no message and drops out by itself.
      return tail
        .toString('utf8')
        .split('\n')
        .map(readLine)
        .filter((message) => message !== undefined)
        .slice(-limit)
        .reverse();
    },
    async close() {
      closed = true;
      await flushing;
      await handle.close();
      await unlock();
    },
  };
}

async function readRange(file: string, start: number, length: number): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Reads one line; anything but a whole message is undefined. */
function readLine(line: string): StoredMessage | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  return isMessage(value) ? value : undefined;
}

function isMessage(value: unknown): value is StoredMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { id, received, form, project, fields } = value as Partial<StoredMessage>;
  return (
    typeof id === 'string' &&
    typeof received === 'string' &&
    typeof form === 'string' &&
    (project === null || typeof project === 'string') &&
    typeof fields === 'object' &&
    fields !== null &&
    Object.values(fields).every((field) => typeof field === 'string')
  );
}

/**
 * Puts aside whatever a hard kill or a power cut left broken and answers how many messages stand.
 *
 * The good lines are copied to a new file that replaces the old in one step, after the broken ones
 * are safe in `broken-lines.txt`; killed halfway it starts over. The copy is made only when
 * something is broken, otherwise opening costs one reading of the file.
 */
async function repair(folder: string): Promise<number> {
  const file = join(folder, MESSAGES);
  let count = 0;
  let whole = true;
  for await (const { bytes, ended } of linesOf(file)) {
    const good = readLine(bytes.toString('utf8')) !== undefined;
    if (good) count += 1;
    whole &&= good && ended;
  }
  if (whole) return count;

  const replacement = join(folder, `${MESSAGES}.repaired`);
  const kept = await open(replacement, 'w');
  const broken = await open(join(folder, BROKEN), 'a');
  try {
    for await (const { bytes } of linesOf(file)) {
      const good = readLine(bytes.toString('utf8')) !== undefined;
      await writeLine(good ? kept : broken, bytes);
    }
    await broken.sync();
    await kept.sync();
  } finally {
    await broken.close();
    await kept.close();
  }
  await rename(replacement, file);
  return count;
}

async function writeLine(handle: FileHandle, bytes: Buffer) {
  await handle.appendFile(Buffer.concat([bytes, Buffer.from('\n')]));
}

/** A file's lines as bytes, because a torn line need not be text; no file is no lines. */
async function* linesOf(file: string): AsyncGenerator<{ bytes: Buffer; ended: boolean }> {
  let rest: Buffer[] = [];
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      let start = 0;
      for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
        yield { bytes: Buffer.concat([...rest, chunk.subarray(start, end)]), ended: true };
        rest = [];
        start = end + 1;
      }
      if (start < chunk.length) rest.push(chunk.subarray(start));
    }
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
  if (rest.length > 0) yield { bytes: Buffer.concat(rest), ended: false };
}

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

const locksOfThisProcess = new Set<string>();

/**
 * Takes the folder's lock file and answers how to let go of it. Its time is renewed while it is
 * held, because after a restart a process number may belong to somebody else.
 */
async function takeLock(folder: string): Promise<() => Promise<void>> {
  const path = resolve(folder, LOCK);
  if (locksOfThisProcess.has(path)) throw new InboxInUseError(folder, String(process.pid));
  locksOfThisProcess.add(path);
  try {
    await writeLock(path, folder);
  } catch (error) {
    locksOfThisProcess.delete(path);
    throw error;
  }
  const beat = setInterval(() => {
    const time = new Date();
    utimes(path, time, time).catch(() => {});
  }, LOCK_BEAT_MS);
  beat.unref();
  return async () => {
    clearInterval(beat);
    // A machine that slept may have lost the lock to another process: then it is not ours to remove.
    const holder = await readFile(path, 'utf8').catch(() => '');
    if (holder === String(process.pid)) await rm(path, { force: true });
    locksOfThisProcess.delete(path);
  };
}

async function writeLock(path: string, folder: string) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const handle = await open(path, 'wx');
      await handle.writeFile(String(process.pid));
      await handle.close();
      return;
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error;
      const holder = (await lockHolder(path)) ?? (await removeStale(path));
      if (holder !== undefined || attempt === 3) {
        throw new InboxInUseError(folder, holder ?? 'unknown');
      }
    }
  }
}

/**
 * Removes a lock that was judged stale. Another process may have judged it too and taken it since:
 * so the file is moved away and judged once more, and a lock that lives is put back.
 * @returns who holds it after all.
 */
async function removeStale(path: string): Promise<string | undefined> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  const holder = await lockHolder(aside);
  await (holder === undefined ? rm(aside) : rename(aside, path));
  return holder;
}

/** The number of the other living process that holds a lock, if there is one. */
async function lockHolder(path: string): Promise<string | undefined> {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(path, 'utf8'), stat(path)]);
    if (Math.abs(Date.now() - mtimeMs) > LOCK_STALE_MS) return undefined;
    const pid = Number(text);
    // Ours is never met here: this one is from an earlier life of the number.
    if (pid === process.pid) return undefined;
    // An empty lock is one that is being written this moment.
    if (text !== '') process.kill(pid, 0);
    return text || 'unknown';
  } catch (error) {
    // Another user's process exists although it cannot be signalled.
    return isCode(error, 'EPERM') ? 'of another user' : undefined;
  }
}

function isCode(error: unknown, code: string): boolean {
  return (error as { code?: unknown } | null)?.code === code;
}
