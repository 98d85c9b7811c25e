import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { createEditorServer } from './serve-editor';

const server = createEditorServer(tmpdir(), process.cwd());
beforeAll(() => once(server.listen(0), 'listening'));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('the server gives the editor the files in CONTENT_DIR and no others of the project', async () => {
  const { port } = server.address() as AddressInfo;
  const statusOf = async (file: string) => (await fetch(`http://localhost:${port}/${file}`)).status;
  expect(await statusOf(`${process.env.CONTENT_DIR}/pages/home.yaml`)).toBe(200);
  expect(await statusOf('content/pages/home.yaml')).toBe(404);
  expect(await statusOf('package.json')).toBe(404);
  expect(await statusOf(`package.json?/${process.env.CONTENT_DIR}/site.yaml`)).toBe(404);
});

test('the editor can only be opened on this computer, and not in a frame', async () => {
  const { port } = server.address() as AddressInfo;
  const requestAs = async (host: string) => {
    const file = `/${process.env.CONTENT_DIR}/pages/home.yaml`;
    const [response] = await once(get({ port, path: file, headers: { host } }), 'response');
    (response as IncomingMessage).resume();
    return response as IncomingMessage;
  };
  expect((await requestAs('evil.example')).statusCode).toBe(404);
  const { statusCode, headers } = await requestAs(`localhost:${port}`);
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
});
