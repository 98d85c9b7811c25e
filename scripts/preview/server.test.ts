import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import type { Env } from '../form-service/form-service';
import { listenOnSparePort } from '../shared/spare-port';
import { stopServer } from '../shared/stop-server';
import { createPreviewServer } from './server';

const folder = mkdtempSync(path.join(tmpdir(), 'export-'));
mkdirSync(path.join(folder, 'media'));
mkdirSync(path.join(folder, 'contact'));
for (const [name, content] of Object.entries({
  '404.html': 'no such page',
  'index.html': 'the home page',
  'contact.html': 'the contact page',
  'contact/__next._full.txt': 'its data',
  _headers: 'settings',
  '.hidden': 'hidden',
  'media/a.avif': 'a picture',
})) {
  writeFileSync(path.join(folder, name), content);
}
afterAll(() => rmSync(folder, { recursive: true }));

let server: Server;
let port: number;

async function serve(basePath = '', formService?: Hono<Env>) {
  server = createPreviewServer({ folder, basePath, ...(formService && { formService }) });
  port = await listenOnSparePort(server);
}

afterEach(() => stopServer(server));

/** Unlike fetch it leaves an address as it is spelt. */
async function ask(address: string, { method = 'GET' } = {}) {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${method} ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  const [head = '', ...body] = answer.split('\r\n\r\n');
  return {
    status: Number(head.split(' ')[1]),
    header: (name: string) => new RegExp(`^${name}: (.*?)\r?$`, 'im').exec(head)?.[1],
    body: body.join('\r\n\r\n'),
  };
}

describe('beside the form service', () => {
  const formService = new Hono<Env>()
    .post('/f/:form', (c) => c.text(`form ${c.req.path}`))
    .get('/inbox', (c) => c.text('inbox'));

  test.each([
    ['', 'GET', '/contact', 'the contact page'],
    ['', 'POST', '/f/preview', 'form /f/preview'],
    ['', 'GET', '/inbox', 'inbox'],
    ['', 'GET', '/feed', 'no such page'],
    ['/site', 'GET', '/site/contact', 'the contact page'],
    ['/site', 'POST', '/site/f/preview', 'form /site/f/preview'],
    ['/site', 'GET', '/site/inbox', 'inbox'],
    ['/site', 'GET', '/inbox', 'no such page'],
    ['/site', 'GET', '/sitecontact', 'no such page'],
  ])('at "%s", %s %s is answered by the right one', async (basePath, method, address, answer) => {
    await serve(basePath, formService);
    expect((await ask(address, { method })).body).toBe(answer);
  });
});

describe('an address', () => {
  beforeEach(() => serve('/site'));

  test.each([
    ['/site', '/site/'],
    ['/site/index.html?a=1', '/site/?a=1'],
    ['/site/contact/', '/site/contact'],
    ['/site/contact.html', '/site/contact'],
  ])('%s leads to %s', async (from, to) => {
    const { status, header } = await ask(from);
    expect([status, header('location')]).toEqual([301, to]);
  });

  test.each(['/site/contact/__next._full.txt', '/site/media/a.avif'])(
    '%s is a file',
    async (file) => {
      expect((await ask(file)).status).toBe(200);
    },
  );

  test.each([
    '/_headers',
    '/%5fheaders',
    '/%5Fheaders',
    '//_headers',
    '/_headers/',
    '/./_headers',
    '/media/../_headers',
    '/media/%2e%2e/_headers',
    '/media%2f..%2f_headers',
    '/_headers%00',
    '/%25_headers',
    '/.hidden',
    '/%2ehidden',
    '//.hidden',
    '/media/../../.hidden',
    '/404',
    '/404.html',
    '/404/',
  ])('%s is the page “not found”', async (address) => {
    const { status, body } = await ask(`/site${address}`);
    expect([status, body]).toEqual([404, 'no such page']);
  });
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
  '%s is not allowed',
  async (method) => {
    await serve();
    const { status, header } = await ask('/contact', { method });
    expect([status, header('allow')]).toEqual([405, 'GET, HEAD']);
  },
);

test('a build may replace the pages of a running server', async () => {
  await serve();
  const changed = path.join(folder, 'contact.html');
  writeFileSync(changed, 'the new contact page');
  expect((await ask('/contact')).body).toBe('the new contact page');
  writeFileSync(changed, 'the contact page');
});
