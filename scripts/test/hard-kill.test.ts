import { openInbox } from '../form-service/inbox';
import { type StartedScript, startScript } from './started-script';
import { temporaryFolder } from './temporary-folder';

let service: StartedScript;
// First, or it would write into the folder while that is emptied.
afterEach(() => service.stop('SIGKILL'));
const folder = temporaryFolder();

async function startService(): Promise<string> {
  service = startScript('test/form-service-process.ts', { env: { INBOX: folder } });
  return service.prints(/^http\S+(?=\n)/m);
}

/** Twenty clients take from what waits, one post after another; what was answered with success. */
async function send(base: string, waiting: string[], onSuccess = (_sent: number) => {}) {
  const succeeded: string[] = [];
  const client = async () => {
    for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
      const body = new URLSearchParams({ fullName: 'Ann', email: 'a@b.co', message: text });
      const headers = { accept: 'application/json' };
      const answer = await fetch(`${base}/f/preview`, { method: 'POST', body, headers });
      const { ok } = (await answer.json()) as { ok: boolean };
      if (ok) succeeded.push(text);
      onSuccess(succeeded.length);
    }
  };
  // A client whose service was killed gives up; the others' rest is sent after the restart.
  await Promise.allSettled(Array.from({ length: 20 }, client));
  return succeeded;
}

test('of 300 messages by 20 clients and over a hard kill, nothing is lost that was answered with success, and nothing is stored twice', async () => {
  const waiting = Array.from({ length: 300 }, (_, index) => `${index} ${'ö'.repeat(200)}`);
  const first = await send(await startService(), waiting, (sent) => {
    if (sent === 150) service.stop('SIGKILL');
  });
  expect(first.length).toBeGreaterThanOrEqual(150);
  expect((await service.ended).signal).toBe('SIGKILL');

  const rest = waiting.length;
  const second = await send(await startService(), waiting);
  expect(second).toHaveLength(rest);

  const { messages } = await (await openInbox(folder)).newest(2000);
  const kept = messages.map(({ fields }) => fields.message ?? '');
  expect(new Set(kept).size).toBe(kept.length);
  expect([...first, ...second].filter((text) => !kept.includes(text))).toEqual([]);
  expect(kept.length).toBeLessThanOrEqual(300);
});
