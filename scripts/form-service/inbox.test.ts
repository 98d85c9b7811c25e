/** @jest-environment node */
import { statSync, writeFileSync } from 'node:fs';
import {
  type FileHandle,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type StartedScript, startScript } from '../testing/started-script';
import { InboxInUseError, openInbox, type StoredMessage } from './inbox';

const draft = (message: string) => ({
  form: 'preview',
  project: null,
  fields: { fullName: 'Ann', email: 'ann@example.com', message },
});

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inbox-'));
  file = join(folder, 'messages.jsonl');
});

afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

/** The file's messages; throws on a line that is not whole. */
async function stored(): Promise<StoredMessage[]> {
  const text = await readFile(file, 'utf8');
  expect(text === '' || text.endsWith('\n')).toBe(true);
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

const texts = (messages: readonly StoredMessage[]) => messages.map((one) => one.fields.message);

async function store(...messages: string[]) {
  const inbox = await openInbox(folder);
  for (const message of messages) await inbox.append(draft(message));
  await inbox.close();
}

/** The class behind `open`, so that a disk's failures can be played. */
async function fileHandleClass(): Promise<FileHandle> {
  const handle = await open(join(folder, 'any'), 'w');
  await handle.close();
  return Object.getPrototypeOf(handle);
}

function diskFull(): Error {
  return Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
}

describe('storing', () => {
  it('puts each message on a line of its own, with all that is known of it', async () => {
    const inbox = await openInbox(folder, () => Date.UTC(2026, 0, 2, 3, 4, 5));
    await inbox.append({
      form: 'preview',
      project: 'doors',
      fields: { message: 'two\nlines\u2028' },
    });
    await inbox.append(draft('second'));
    await inbox.close();

    const [first, second] = await stored();
    expect(first).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      received: '2026-01-02T03:04:05.000Z',
      form: 'preview',
      project: 'doors',
      fields: { message: 'two\nlines\u2028' },
    });
    expect(second?.id).not.toBe(first?.id);
  });

  it('resolves only after the disk has confirmed', async () => {
    const handles = await fileHandleClass();
    let confirm = () => {};
    const reached = new Promise<void>((reach) => {
      jest.spyOn(handles, 'datasync').mockImplementation(
        () =>
          new Promise((resolve) => {
            confirm = resolve;
            reach();
          }),
      );
    });
    const inbox = await openInbox(folder);
    let answered = false;
    const appending = inbox.append(draft('wait for me')).then(() => {
      answered = true;
    });
    await reached;
    expect(texts(await stored())).toEqual(['wait for me']);
    expect(answered).toBe(false);
    expect(inbox.count()).toBe(0);
    confirm();
    await appending;
    expect(inbox.count()).toBe(1);
    await inbox.close();
  });

  it('shares one confirmation among messages that come together', async () => {
    const handles = await fileHandleClass();
    const sync = jest.spyOn(handles, 'datasync');
    const inbox = await openInbox(folder);
    await Promise.all(Array.from({ length: 500 }, (_, index) => inbox.append(draft(`${index}`))));
    await inbox.close();
    expect(sync.mock.calls.length).toBeLessThan(5);
    expect(new Set(texts(await stored())).size).toBe(500);
  });

  it('lists the newest first, no more than asked for', async () => {
    await store('one', 'two', 'three');
    const inbox = await openInbox(folder);
    expect(inbox.count()).toBe(3);
    expect(texts(await inbox.newest(2))).toEqual(['three', 'two']);
    await inbox.close();
  });

  it('lists the newest of a file that is longer than one read of it', async () => {
    const inbox = await openInbox(folder);
    for (let index = 0; index < 10; index += 1) {
      await inbox.append(draft(`${index}${'é'.repeat(500_000)}`));
    }
    const newest = await inbox.newest(100);
    expect(newest.length).toBeGreaterThan(5);
    expect(newest.length).toBeLessThan(10);
    expect(newest.map((one) => one.fields.message?.[0]).join('')).toMatch(/^98765/);
    await inbox.close();
  });

  it('finishes what is under way when it closes, and takes nothing after', async () => {
    const inbox = await openInbox(folder);
    const appending = inbox.append(draft('just in time'));
    await inbox.close();
    await appending;
    await expect(inbox.append(draft('too late'))).rejects.toThrow('The inbox is closed.');
    expect(texts(await stored())).toEqual(['just in time']);
  });
});

describe('a disk that fails', () => {
  it('rejects the message, leaves no part of it, and stores the next', async () => {
    const handles = await fileHandleClass();
    const inbox = await openInbox(folder);
    await inbox.append(draft('before'));
    const half = jest.spyOn(handles, 'appendFile').mockImplementationOnce(async function (
      this: FileHandle,
      data,
    ) {
      await this.write((data as Buffer).subarray(0, 20));
      throw diskFull();
    });
    await expect(inbox.append(draft('lost'))).rejects.toThrow('no space');
    expect(half).toHaveBeenCalled();
    await inbox.append(draft('after'));
    expect(inbox.count()).toBe(2);
    await inbox.close();
    expect(texts(await stored())).toEqual(['before', 'after']);
  });

  it('does not keep a message whose confirmation failed', async () => {
    const handles = await fileHandleClass();
    const inbox = await openInbox(folder);
    jest.spyOn(handles, 'datasync').mockRejectedValueOnce(diskFull());
    await expect(inbox.append(draft('unconfirmed'))).rejects.toThrow('no space');
    await inbox.close();
    expect(await stored()).toEqual([]);
  });

  it('cuts the broken part off later when it could not at once', async () => {
    const handles = await fileHandleClass();
    const inbox = await openInbox(folder);
    jest.spyOn(handles, 'datasync').mockRejectedValueOnce(diskFull());
    jest.spyOn(handles, 'truncate').mockRejectedValueOnce(diskFull());
    await expect(inbox.append(draft('unconfirmed'))).rejects.toThrow('no space');
    await inbox.append(draft('after'));
    await inbox.close();
    expect(texts(await stored())).toEqual(['after']);
  });
});

describe('opening after a hard stop', () => {
  const broken = () => readFile(join(folder, 'broken-lines.txt'), 'utf8');

  it('puts a torn last line aside', async () => {
    await store('one', 'two');
    await writeFile(file, '{"id":"torn","fields":{"mess', { flag: 'a' });
    await store('three');
    expect(texts(await stored())).toEqual(['one', 'two', 'three']);
    expect(await broken()).toBe('{"id":"torn","fields":{"mess\n');
  });

  it('keeps a last line that only lost its end mark', async () => {
    await store('one', 'two');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.slice(0, -1));
    await store('three');
    expect(texts(await stored())).toEqual(['one', 'two', 'three']);
  });

  it('keeps the whole lines around broken ones, byte for byte', async () => {
    await store('one', 'two');
    const text = await readFile(file, 'utf8');
    const [one, two] = text.split('\n');
    const noise = Buffer.from([0, 0, 0xff, 0xfe]);
    await writeFile(
      file,
      Buffer.concat([Buffer.from(`${one}\n`), noise, Buffer.from(`\n{"id":1}\n${two}\n`), noise]),
    );
    await store();
    expect(await readFile(file, 'utf8')).toBe(text);
    const aside = await readFile(join(folder, 'broken-lines.txt'));
    expect(
      aside.equals(Buffer.concat([noise, Buffer.from('\n{"id":1}\n'), noise, Buffer.from('\n')])),
    ).toBe(true);
  });

  it('does not touch a file that is whole', async () => {
    await store('one');
    await store();
    await expect(broken()).rejects.toThrow('ENOENT');
  });
});

describe('the lock', () => {
  const lock = () => join(folder, 'lock');

  it('keeps a second preview out until the first has closed', async () => {
    const inbox = await openInbox(folder);
    await expect(openInbox(folder)).rejects.toThrow(InboxInUseError);
    await inbox.close();
    await expect(readFile(lock())).rejects.toThrow('ENOENT');
    await store('mine now');
    expect(texts(await stored())).toEqual(['mine now']);
  });

  /** Another living process takes the lock, at a time at which the test's clock then stands still. */
  function takenByAnother() {
    writeFileSync(lock(), String(process.ppid));
    jest.spyOn(Date, 'now').mockReturnValue(statSync(lock()).mtimeMs);
  }

  it('keeps out of an inbox that another living process has open', async () => {
    takenByAnother();
    await expect(openInbox(folder)).rejects.toThrow(`process ${process.ppid}`);
  });

  it('leaves a lock alone that another process took over a moment before', async () => {
    await writeFile(lock(), '999999999');
    jest.spyOn(process, 'kill').mockImplementationOnce(() => {
      takenByAnother();
      throw Object.assign(new Error('no such process'), { code: 'ESRCH' });
    });
    await expect(openInbox(folder)).rejects.toThrow(`process ${process.ppid}`);
    expect(await readdir(folder)).toEqual(['lock']);
    expect(await readFile(lock(), 'utf8')).toBe(String(process.ppid));
  });

  it('lets one of two in that this process opens at once', async () => {
    const opened = await Promise.allSettled([openInbox(folder), openInbox(folder)]);
    expect(opened.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const one of opened) if (one.status === 'fulfilled') await one.value.close();
  });

  it.each([
    ['of a process that is gone', '999999999', 0],
    ['with its own number, from an earlier life', String(process.pid), 0],
    ['that nobody renews', String(process.ppid), 60],
    ['that says nothing', '', 60],
  ])('takes over a lock %s', async (_, holder, secondsOld) => {
    await writeFile(lock(), holder);
    const then = new Date(Date.now() - secondsOld * 1000);
    await utimes(lock(), then, then);
    await store('mine now');
    expect(texts(await stored())).toEqual(['mine now']);
  });
});

describe('1,000 messages by 20 clients and a hard kill', () => {
  let service: StartedScript | undefined;

  async function startService(): Promise<string> {
    service = startScript('form-service/standalone.ts', {
      env: { INBOX: folder, PORT: '0', RATE_LIMIT: 'off', QUIET: '1' },
    });
    return service.prints(/^http\S+(?=\n)/m);
  }

  afterEach(() => service?.stop('SIGKILL'));

  /** Twenty clients, each with its share, one post after another; what was answered with success. */
  async function sendAll(
    base: string,
    messages: readonly string[],
    onSuccess: (sent: number) => void = () => {},
  ) {
    const waiting = [...messages];
    const tried = new Set<string>();
    const succeeded = new Set<string>();
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
          const body = new FormData();
          body.set('fullName', 'Ann');
          body.set('email', 'ann@example.com');
          body.set('message', text);
          tried.add(text);
          try {
            const answer = await fetch(`${base}/f/preview`, {
              method: 'POST',
              body,
              headers: { accept: 'application/json' },
            });
            const { ok } = (await answer.json()) as { ok: boolean };
            if (ok) succeeded.add(text);
          } catch {
            // Killed: this client's share of the rest is sent after the restart.
            return;
          }
          onSuccess(succeeded.size);
        }
      }),
    );
    return { tried, succeeded };
  }

  it('loses nothing that was answered with success, and stores nothing twice', async () => {
    const messages = Array.from(
      { length: 1000 },
      (_, index) => `message ${index} ${'ö'.repeat(200)}`,
    );

    const first = await sendAll(await startService(), messages, (sent) => {
      if (sent === 500) service?.stop('SIGKILL');
    });
    expect(first.succeeded.size).toBeGreaterThanOrEqual(500);
    expect(first.succeeded.size).toBeLessThan(1000);
    expect((await service?.ended)?.signal).toBe('SIGKILL');

    const untried = messages.filter((message) => !first.tried.has(message));
    const second = await sendAll(await startService(), untried);
    expect(second.succeeded.size).toBe(untried.length);
    await service?.stop('SIGTERM');

    const kept = texts(await stored());
    expect(new Set(kept).size).toBe(kept.length);
    const missing = [...first.succeeded, ...second.succeeded].filter((one) => !kept.includes(one));
    expect(missing).toEqual([]);
    const ids = (await stored()).map((one) => one.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
