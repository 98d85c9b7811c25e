/** @jest-environment node */
import { type IncomingMessage, request } from 'node:http';
import {
  base,
  endService,
  GOOD,
  openEmptyInbox,
  post,
  start,
  stored,
} from '../testing/form-service';

beforeEach(openEmptyInbox);
afterEach(endService);

/** A request whose Host header is ours to choose, which fetch does not allow. */
async function get(path: string, headers: Record<string, string>) {
  const { hostname, port } = new URL(base);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ hostname, port, path, headers }, resolve).on('error', reject).end();
  });
  answer.resume();
  return answer.statusCode;
}

describe('a plain form', () => {
  const plain = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${base}/f/preview`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { accept: 'text/html,*/*;q=0.8', ...headers },
      redirect: 'manual',
    });

  it('is led to a page of thanks that can be reloaded without posting again', async () => {
    await start({ texts: { siteName: 'Doors & Co', thanks: 'We will call you.' } });
    const answer = await plain(GOOD);
    expect(answer.status).toBe(303);
    const thanks = new URL(answer.headers.get('location') ?? '', base);
    for (const _ of [1, 2]) {
      const page = await fetch(thanks, { headers: { referer: 'http://localhost/contact?a=1&b' } });
      expect(page.status).toBe(200);
      const text = await page.text();
      expect(text).toContain('We will call you.');
      expect(text).toContain('Doors &amp; Co');
      expect(text).toContain('href="http://localhost/contact?a=1&amp;b"');
    }
    expect(await stored()).toHaveLength(1);
  });

  it('can be led to a page of the site', async () => {
    await start({ thanksHref: '/contact?sent' });
    expect((await plain(GOOD)).headers.get('location')).toBe('/contact?sent');
    expect((await post()).json().next).toBe('/contact?sent');
  });

  it('with errors is answered by a page that says them in sentences', async () => {
    await start({
      texts: {
        homeHref: '/home',
        phone: { dial: '+15550100', display: '555-0100' },
        email: 'us@example.com',
      },
    });
    const answer = await plain({ fullName: '', email: 'x', message: 'y' });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toMatch('text/html');
    const text = await answer.text();
    expect(text).toContain('<li>Name should not be empty.</li><li>Email should be an email.</li>');
    expect(text).toContain('href="tel:+15550100"');
    expect(text).toContain('href="mailto:us@example.com"');
    expect(text).toContain('href="/home"');
    expect(text).not.toMatch(/REQUIRED_FIELD|TYPE_EMAIL/);
  });

  it('does not link back to anything but a page', async () => {
    await start();
    const answer = await plain({}, { referer: 'javascript:alert(1)' });
    expect(await answer.text()).not.toContain('javascript:');
  });

  it('says so to who opens its address', async () => {
    await start();
    const answer = await fetch(`${base}/f/preview`);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
  });

  it('cannot be led astray by what stands in its address', async () => {
    await start();
    const { status, json } = await post(GOOD, { path: '/p/%0d%0aset-cookie:a=b/f/preview' });
    expect(status).toBe(200);
    expect(json().next).toBe('/p/%0D%0Aset-cookie%3Aa%3Db/f/preview/thanks');
    const answer = await fetch(`${base}/p/%0d%0aa/f/preview`, {
      method: 'POST',
      body: new URLSearchParams(GOOD),
      redirect: 'manual',
    });
    expect(answer.headers.get('location')).toBe('/p/%0D%0Aa/f/preview/thanks');
  });
});

describe('the inbox page', () => {
  it('shows the messages, newest first, and runs nothing that was typed', async () => {
    await start();
    await post({ ...GOOD, fullName: 'First' });
    await post({
      ...GOOD,
      fullName: '<img src=x onerror=alert(1)>',
      message: '"><script>alert(1)</script>\u202e',
      '<b>': 'named like a tag',
    });
    const answer = await fetch(`${base}/inbox`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-/,
    );
    expect(answer.headers.get('refresh')).toBe('10');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    const text = await answer.text();
    expect(text).toContain('2 messages');
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(text).toContain('&lt;script&gt;');
    expect(text).not.toMatch(/<(?:img|script|b)\b|\u202e/);
    expect(text.indexOf('First')).toBeGreaterThan(text.indexOf('&lt;img'));
  });

  it('keeps the line breaks of a message', async () => {
    await start();
    await post({ ...GOOD, message: 'one\r\ntwo\tthree\x00' });
    const text = await (await fetch(`${base}/inbox`)).text();
    expect(text).toContain('<dd>one\ntwo\tthree\ufffd</dd>');
  });

  it('can be held still', async () => {
    await start();
    const answer = await fetch(`${base}/inbox?still`);
    expect(answer.headers.get('refresh')).toBeNull();
    expect(await answer.text()).toContain('Nothing yet');
  });

  it('allows its own style', async () => {
    await start();
    const answer = await fetch(`${base}/inbox`);
    const style = /<style>([\s\S]*)<\/style>/.exec(await answer.text())?.[1] ?? '';
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
    const hash = Buffer.from(digest).toString('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
  });

  it('cuts what is too long to show, and only there', async () => {
    await start();
    await post({ ...GOOD, message: 'x'.repeat(900_000) });
    const text = await (await fetch(`${base}/inbox`)).text();
    expect(text.length).toBeLessThan(40_000);
    expect(text).toContain('900000 characters');
    expect((await stored())[0]?.fields.message).toHaveLength(900_000);
  });

  it.each(['/inbox', '/_preview/fault'])('and %s are for this machine only', async (path) => {
    const service = await start();
    const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
      service.request(
        path,
        { headers: { host: 'localhost:3000', ...headers } },
        { incoming: { socket: { remoteAddress } } },
      );
    for (const address of ['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1']) {
      expect((await from(address)).status).toBe(200);
    }
    for (const address of ['192.168.1.20', '::ffff:10.0.0.1', '2001:db8::1', '', '1.127.0.0.1']) {
      expect((await from(address)).status).toBe(403);
    }
    expect((await from('::1', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(403);
    expect((await service.request(path)).status).toBe(403);
  });

  it.each([
    ['evil.example', 403],
    ['evil.example:80', 403],
    ['localhost.evil.example', 403],
    ['127.0.0.1.evil.example', 403],
    ['localhost:1234', 200],
    ['127.0.0.1', 200],
    ['[::1]:80', 200],
  ])('asked for under the name %s is answered with %i', async (host, status) => {
    await start();
    expect(await get('/inbox', { host })).toBe(status);
  });
});
