import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentFiles } from '../../content/schema';
import { createEditorServer } from './serve-editor';

const project = mkdtempSync(path.join(tmpdir(), 'project-'));
const files = Object.values(contentFiles).map(({ file }) => `content/${file}`);
let server: Server;

beforeAll(async () => {
  for (const file of [...files, 'package.json', 'content/note.txt']) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), file);
  }
  mkdirSync(path.join(project, 'editor'));
  server = createEditorServer(path.join(project, 'editor'), project);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

const request = (file: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${file}`);

// The forms compare it with what they have read, so that they do not overwrite another program's change.
test.each(files)('the present text of %s is served', async (file) => {
  expect(await (await request(file)).text()).toBe(file);
});

test.each(['package.json', 'content/note.txt'])('%s is not served', async (file) => {
  expect((await request(file)).status).toBe(404);
});
