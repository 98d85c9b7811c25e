import { type FileHandle, mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../test/temporary-folder';
import { type Inbox, openInbox } from './inbox';

const draft = (message: string) => ({ form: 'preview', fields: { message } });

const folder = join(temporaryFolder(), 'below', 'inbox');
let inbox: Inbox;

beforeEach(async () => {
  inbox = await openInbox(folder);
});

afterEach(() => jest.restoreAllMocks());

/** What an inbox opened anew holds of texts, oldest first. */
async function texts(): Promise<(string | undefined)[]> {
  const { count, messages } = await (await openInbox(folder)).newest(2000);
  expect(messages).toHaveLength(count);
  return messages.map(({ fields }) => fields.message).reverse();
}

/** The class behind `open`, so that a disk's failures can be played. */
async function fileHandleClass(): Promise<FileHandle> {
  const handle = await open(folder, 'r');
  await handle.close();
  return Object.getPrototypeOf(handle);
}

const diskFull = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

test('each message is a file of its own, with all that is known of it', async () => {
  const message = await inbox.append({ ...draft('two\nlines\u2028'), project: 'doors' });
  const [name = '', ...others] = await readdir(folder);
  expect(others).toEqual([]);
  expect(JSON.parse(await readFile(join(folder, name), 'utf8'))).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    received: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    form: 'preview',
    project: 'doors',
    fields: { message: 'two\nlines\u2028' },
  });
  expect((await inbox.newest(1)).messages).toEqual([message]);
});

test('the newest come first, no more than asked for, even when the clock stands still', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 0, 2));
  for (const text of ['one', 'two', 'three']) await inbox.append(draft(text));
  const { count, messages } = await inbox.newest(2);
  expect(count).toBe(3);
  expect(messages.map(({ fields }) => fields.message)).toEqual(['three', 'two']);
});

test('a message is promised only after its file and its name are on the disk', async () => {
  const handles = await fileHandleClass();
  const steps: string[] = [];
  const sync = handles.sync;
  jest.spyOn(handles, 'sync').mockImplementation(async function (this: FileHandle) {
    const [name = ''] = await readdir(folder);
    steps.push(name.endsWith('.part') ? 'written aside' : 'renamed');
    await sync.call(this);
  });
  await inbox.append(draft('x'));
  expect(steps).toEqual(['written aside', 'renamed']);
});

test('a disk that fails rejects the message, keeps nothing of it, and stores the next', async () => {
  const handles = await fileHandleClass();
  jest.spyOn(handles, 'sync').mockRejectedValueOnce(diskFull);
  await expect(inbox.append(draft('lost'))).rejects.toThrow('no space');
  expect(await readdir(folder)).toEqual([]);
  await inbox.append(draft('after'));
  expect(await texts()).toEqual(['after']);
});

test('a name that could not be confirmed is taken back', async () => {
  const handles = await fileHandleClass();
  jest.spyOn(handles, 'sync').mockResolvedValueOnce().mockRejectedValueOnce(diskFull);
  await expect(inbox.append(draft('unconfirmed'))).rejects.toThrow('no space');
  expect(await readdir(folder)).toEqual([]);
});

test('a folder that is deleted or cleared is made anew, even while a message is written', async () => {
  await inbox.append(draft('before'));
  await rm(folder, { recursive: true });
  expect(await inbox.newest(1)).toEqual({ count: 0, messages: [] });
  await inbox.append(draft('after'));

  const handles = await fileHandleClass();
  jest.spyOn(handles, 'sync').mockImplementationOnce(() => rm(folder, { recursive: true }));
  await inbox.append(draft('meanwhile'));
  expect(await texts()).toEqual(['meanwhile']);
});

test('what is no message, or was emptied, is passed over', async () => {
  await inbox.append(draft('one'));
  await writeFile(join(folder, 'notes.json'), 'mine');
  await writeFile(join(folder, '2026-01-02-emptied.json'), '');
  await mkdir(join(folder, 'old'));
  const { messages } = await inbox.newest(10);
  expect(messages.map(({ fields }) => fields.message)).toEqual(['one']);
});

test('two services can share one', async () => {
  const other = await openInbox(folder);
  const shared = Array.from({ length: 20 }, (_, index) => `${index}`);
  await Promise.all(shared.map((text, index) => (index % 2 ? inbox : other).append(draft(text))));
  expect(new Set(await texts())).toEqual(new Set(shared));
});

test('a place that cannot be a folder is told at once', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(openInbox(file)).rejects.toThrow('EEXIST');
  await expect(openInbox(join(file, 'inbox'))).rejects.toThrow('ENOTDIR');
});

test('a place where nothing can be written is told at once, also to an administrator', async () => {
  jest.spyOn(await fileHandleClass(), 'sync').mockRejectedValueOnce(new Error('EROFS'));
  await expect(openInbox(folder)).rejects.toThrow('EROFS');
  expect(await readdir(folder)).toEqual([]);
});
