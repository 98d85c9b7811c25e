import type { IncomingMessage } from 'node:http';

/** Whether a Host header names this computer. With DNS rebinding, it can name another host. */
export function isLoopbackHost(host = ''): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
}

/** Whether a request comes from this computer. */
export function isLocalRequest({ socket, headers }: IncomingMessage): boolean {
  const isLoopback = /^(::1|(::ffff:)?127\.0\.0\.1)$/.test(socket.remoteAddress ?? '');
  return isLoopback && isLoopbackHost(headers.host);
}
