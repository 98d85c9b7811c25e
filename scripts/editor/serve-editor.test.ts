import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { createEditorServer } from './serve-editor';

const server = createEditorServer(tmpdir(), process.cwd());
beforeAll(() => once(server.listen(0), 'listening'));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('the forms get the texts of CONTENT_DIR, and no other file of the project', async () => {
  const { port } = server.address() as AddressInfo;
  const statusOf = async (file: string) => (await fetch(`http://localhost:${port}/${file}`)).status;
  expect(await statusOf(`${process.env.CONTENT_DIR}/pages/home.yaml`)).toBe(200);
  expect(await statusOf('content/pages/home.yaml')).toBe(404);
  expect(await statusOf('package.json')).toBe(404);
  expect(await statusOf(`package.json?/${process.env.CONTENT_DIR}/site.yaml`)).toBe(404);
});
