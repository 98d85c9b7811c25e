import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { createFormService, type Env } from '../form-service/form-service';
import { listenOnSparePort } from '../shared/spare-port';
import { stopServer } from '../shared/stop-server';
import { createPreviewServer } from './server';

const folder = mkdtempSync(path.join(tmpdir(), 'export-'));
const picture = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));
mkdirSync(path.join(folder, 'media'));
mkdirSync(path.join(folder, 'contact'));
for (const [name, content] of Object.entries({
  '404.html': 'no such page',
  'index.html': 'the home page',
  'contact.html': 'the contact page',
  'contact/__next._full.txt': 'its data',
  _headers: 'settings',
  '.hidden': 'hidden',
  'media/a.avif': picture,
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

/** The whole answer to bytes as they are, as far as it has come when the server hangs up or `ms` are over. */
function send(bytes: string, ms = 60_000): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1')
      .on('data', (data) => {
        answer += data.toString('latin1');
      })
      .on('error', () => {})
      .on('close', () => resolve(answer))
      .setTimeout(ms, () => socket.destroy());
    socket.write(bytes, 'latin1');
  });
}

/** Unlike fetch it leaves an address as it is spelt. */
async function ask(address: string, { method = 'GET', headers = '' } = {}) {
  const answer = await send(
    `${method} ${address} HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\n`,
  );
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

describe('a range of a picture', () => {
  beforeEach(() => serve());

  test.each([
    ['bytes=10-109', 206, 10, 110],
    ['bytes=0-0', 206, 0, 1],
    ['bytes=990-', 206, 990, 1000],
    ['bytes=-5', 206, 995, 1000],
    ['bytes=-5000', 206, 0, 1000],
    ['bytes=1-99999999999999999999', 206, 1, 1000],
    ['bytes=2000-', 416, 0, 0],
    ['bytes=99999999999999999999-', 416, 0, 0],
    // What is no range counts for nothing.
    ['bytes=5-1', 200, 0, 1000],
    ['bytes=-', 200, 0, 1000],
    ['bytes=a-b', 200, 0, 1000],
    ['bytes=0x1-2', 200, 0, 1000],
    ['bytes=0-1,3-4', 200, 0, 1000],
    ['lines=1-2', 200, 0, 1000],
    ['5-6', 200, 0, 1000],
  ])('%s is answered with %i', async (range, status, from, to) => {
    const answer = await ask('/media/a.avif', { headers: `Range: ${range}\r\n` });
    expect(answer.status).toBe(status);
    if (status === 416) return;
    expect(Buffer.from(answer.body, 'latin1').equals(picture.subarray(from, to))).toBe(true);
    if (status === 206) expect(answer.header('content-range')).toBe(`bytes ${from}-${to - 1}/1000`);
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

test('after 1,000 random requests it still answers', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation();
  const inbox = { folder: '', append: jest.fn(), newest: async () => ({ count: 0, messages: [] }) };
  await serve('', createFormService({ inbox }));
  // Repeatable: what falls once falls again.
  let seed = 42;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const one = <Kind>(of: readonly Kind[]) => of[random(of.length)] as Kind;
  const noise = () => String.fromCharCode(...Array.from({ length: random(12) }, () => random(256)));
  const methods = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE', 'CONNECT', 'PATCH'];
  const parts =
    '/ // .. % %2f %00 %ff \\ ? # contact .html media /a.avif f/preview inbox _next 404 http://x/ * @ : \u00e9'.split(
      ' ',
    );
  const numbers = ['', ...'0 1 5 999 1000 -1 1e3 9007199254740993'.split(' '), '9'.repeat(400)];
  const headers = [
    () => `Range: bytes=${one(numbers)}-${one(numbers)}`,
    () => `Range: ${one(['bytes', 'byte', ''])}=${one(numbers)},${noise()}`,
    () => `Range: bytes=${noise()}`,
    () => `If-None-Match: ${one(['*', '"', 'W/"1000-1"', noise()])}`,
    () => `Accept-Encoding: ${one(['gzip', 'br;q=2', 'gzip;q=x', '*', noise()])}`,
    () => `Content-Type: ${one(['application/json', 'multipart/form-data; boundary=', noise()])}`,
    () => `Content-Length: ${one(numbers)}`,
    () => `Transfer-Encoding: ${one(['chunked', noise()])}`,
    () => `Cookie: fault=${one(['%', 'null', 'cut', 'stall', noise()])}`,
    () => `Host: ${one(['', 'x:y', '[', 'a b', noise()])}`,
  ];
  const request = () => {
    const address = `${one(['/', '/', ''])}${Array.from({ length: random(5) }, () => one(parts)).join('')}`;
    const lines = Array.from({ length: random(4) }, () => one(headers)());
    return `${one(methods)} ${address}${random(9) ? '' : noise()} HTTP/1.1\r\nHost: localhost\r\n${lines.map((line) => `${line}\r\n`).join('')}Connection: close\r\n\r\n${noise()}`;
  };
  const requests = Array.from({ length: 1000 }, request);
  const sendInTurn = async () => {
    for (let next = requests.pop(); next !== undefined; next = requests.pop()) await send(next, 50);
  };
  await Promise.all(Array.from({ length: 50 }, sendInTurn));
  expect((await ask('/contact')).body).toBe('the contact page');
  quiet.mockRestore();
});
