import type { IncomingMessage } from 'node:http';
import { isLocalRequest, isLoopbackHost } from './loopback';

test.each([
  ...['localhost', 'localhost:80', 'LOCALHOST', '127.0.0.1:3000', '127.1.2.3', '[::1]:80'].map(
    (host) => [host, true],
  ),
  ...['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'xlocalhost', ''].map(
    (host) => [host, false],
  ),
] as [string, boolean][])('the host “%s” is this computer: %s', (host, expected) => {
  expect(isLoopbackHost(host)).toBe(expected);
});

const host = 'localhost:3000';
test.each<[string, string | undefined, IncomingMessage['headers'], boolean]>([
  ['this computer', '127.0.0.1', { host }, true],
  ['this computer by IPv6', '::1', { host }, true],
  ['this computer by both', '::ffff:127.0.0.1', { host }, true],
  ['another computer', '192.168.1.5', { host }, false],
  ['another computer by IPv6', 'fe80::1', { host }, false],
  ['a connection that has ended', undefined, { host }, false],
  ['a proxy', '127.0.0.1', { host, forwarded: 'for=203.0.113.9' }, false],
  ['a tunnel', '127.0.0.1', { host, 'x-forwarded-for': '203.0.113.9' }, false],
  ['a page of another name', '127.0.0.1', { host: 'evil.example' }, false],
  ['no host', '127.0.0.1', {}, false],
])('a request of %s', (_, remoteAddress, headers, expected) => {
  const request = { socket: { remoteAddress }, headers } as IncomingMessage;
  expect(isLocalRequest(request)).toBe(expected);
});
