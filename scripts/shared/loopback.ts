import type { IncomingMessage } from 'node:http';

/** Whether a Host header names this computer. Others are possible by DNS rebinding. */
export function isLoopbackHost(host = ''): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(host);
}

/** Whether a request comes from this computer, not through a proxy or tunnel. */
export function isLocalRequest({ socket, headers }: IncomingMessage): boolean {
  const isLoopback = /^((::ffff:)?127\.|::1$)/.test(socket.remoteAddress ?? '');
  const isForwarded = 'forwarded' in headers || 'x-forwarded-for' in headers;
  return isLoopback && !isForwarded && isLoopbackHost(headers.host);
}
