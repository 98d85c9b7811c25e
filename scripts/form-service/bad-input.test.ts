/** @jest-environment node */
import { once } from 'node:events';
import { connect } from 'node:net';
import {
  base,
  endService,
  formData,
  GOOD,
  JSON_ANSWER,
  openEmptyInbox,
  post,
  postBytes,
  server,
  start,
  stored,
} from '../testing/form-service';

beforeEach(openEmptyInbox);
afterEach(endService);

describe('bad input', () => {
  const BOUNDARY = 'multipart/form-data; boundary=abc';
  const part = (name: string, value = 'v') =>
    `--abc\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const withFile = formData(GOOD);
  withFile.append('photo', new Blob(['x'.repeat(1000)]), 'photo.jpg');
  const many = (count: number) => Array.from({ length: count }, (_, index) => `f${index}`);
  const parts = (count: number) =>
    many(count)
      .map((name) => part(name))
      .join('');
  const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));

  it.each<[string, number, BodyInit, string | undefined]>([
    ['10 MB', 413, 'x'.repeat(10_000_000), 'application/json'],
    ['10 MB of multipart', 413, formData({ ...GOOD, message: 'x'.repeat(10_000_000) }), undefined],
    ['one byte too much', 413, 'x'.repeat(1024 * 1024 + 1), 'application/json'],
    ['plain text', 415, 'fullName=Ann', 'text/plain'],
    ['XML', 415, '<a/>', 'application/xml'],
    ['no type', 415, Uint8Array.from([1]), undefined],
    ['multipart without a boundary', 400, part('a'), 'multipart/form-data'],
    ['multipart with another boundary', 400, part('a'), 'multipart/form-data; boundary=other'],
    ['multipart without an end', 400, part('a'), BOUNDARY],
    ['multipart cut in a header', 400, '--abc\r\nContent-Dispo', BOUNDARY],
    ['multipart of noise', 400, Uint8Array.from(Array(5000).keys()), BOUNDARY],
    ['multipart with a part that has no name', 400, '--abc\r\n\r\nv\r\n--abc--\r\n', BOUNDARY],
    ['an empty multipart', 400, '', BOUNDARY],
    ['15,000 parts', 400, `${parts(15_000)}--abc--\r\n`, BOUNDARY],
    ['101 parts', 400, `${parts(101)}--abc--\r\n`, BOUNDARY],
    ['a file', 400, withFile, undefined],
    ['broken JSON', 400, '{"fullName":', 'application/json'],
    ['no JSON', 400, '', 'application/json'],
    ['a JSON list', 400, '[1]', 'application/json'],
    ['JSON null', 400, 'null', 'application/json'],
    ['a JSON object in a field', 400, JSON.stringify({ ...GOOD, a: { b: 1 } }), 'application/json'],
    ['lists 100,000 deep', 400, '['.repeat(100_000) + ']'.repeat(100_000), 'application/json'],
    [
      'a field with lists 100,000 deep',
      400,
      `{"message":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      'application/json',
    ],
    [
      'objects 100,000 deep',
      400,
      '{"a":'.repeat(100_000) + '}'.repeat(100_000),
      'application/json',
    ],
    [
      '50,000 JSON fields',
      400,
      JSON.stringify(Object.fromEntries(many(50_000).map((name) => [name, '']))),
      'application/json',
    ],
    [
      '100,000 urlencoded fields',
      400,
      many(100_000).join('=&'),
      'application/x-www-form-urlencoded',
    ],
    ['bytes that are no text in JSON', 400, latin1('{"message":"\xff\xfe"}'), 'application/json'],
    [
      'bytes that are no text in a urlencoded form',
      400,
      'message=%ff%fe',
      'application/x-www-form-urlencoded',
    ],
    [
      'bytes that are no text in multipart',
      400,
      latin1(`${part('a', '\xff')}--abc--\r\n`),
      BOUNDARY,
    ],
  ])('is refused clearly: %s', async (_, status, body, contentType) => {
    await start();
    const answer = await postBytes(body, contentType);
    expect(answer).toEqual({
      status,
      json: expect.objectContaining({ error: expect.stringMatching(/^\S.{9,}$/) }),
    });
    expect((await post()).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  it('says that files are not taken, and takes a file input that was left empty', async () => {
    await start();
    expect((await postBytes(withFile, undefined)).json.errors).toEqual([
      { code: 'NO_FILE_UPLOADS', message: 'File uploads are not allowed' },
    ]);
    const filled = Object.entries(GOOD).map(([name, value]) => part(name, value));
    const photo = part('photo', '').replace('"photo"', '"photo"; filename=""');
    const leftEmpty = `${filled.join('')}${photo}--abc--\r\n`;
    expect((await postBytes(leftEmpty, BOUNDARY)).status).toBe(200);
    expect((await stored())[0]?.fields).toEqual(GOOD);
  });

  it('refuses a compressed post, whatever it would grow to', async () => {
    await start();
    const { status } = await post(GOOD, { headers: { 'content-encoding': 'gzip' } });
    expect(status).toBe(415);
  });

  it('refuses a body without a length as soon as it is too large', async () => {
    await start({ maxBodyBytes: 1000 });
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent > 100) controller.close();
        else controller.enqueue(new Uint8Array(500));
      },
    });
    const answer = await fetch(`${base}/f/preview`, {
      method: 'POST',
      body: endless,
      headers: { ...JSON_ANSWER, 'content-type': 'application/json' },
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
  });

  it('refuses a length that is too large before the body has come', async () => {
    await start();
    const { hostname, port } = new URL(base);
    const socket = connect(Number(port), hostname);
    socket.write(
      'POST /f/preview HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 10000000\r\n\r\n',
    );
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
  });

  it('stores nothing of a post that ends halfway', async () => {
    await start();
    const whole = JSON.stringify(GOOD);
    const { hostname, port } = new URL(base);
    const arrived = once(server, 'request');
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /f/preview HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${whole.length + 5}\r\n\r\n${whole}`,
    );
    const [request] = await arrived;
    const broken = new Promise((resolve) => request.once('close', resolve));
    socket.destroy();
    await broken;
    expect((await post()).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  it.each(['/', '/f', '/f/', '/f/preview/', '/f/%E0%A4%A', '/p/a/b/preview', '/inbox/x'])(
    'has nothing at %s',
    async (path) => {
      await start();
      const { status, json } = await post(GOOD, { path });
      expect(status).toBe(404);
      expect(typeof json().error).toBe('string');
    },
  );
});
