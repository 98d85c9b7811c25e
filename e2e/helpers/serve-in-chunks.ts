import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  woff2: 'font/woff2',
};

const chunkSize = 256;

/** A server that sends a page's head, then its body in chunks, one per call of `sendPiece`, and other files at once. */
export async function serveInChunks(folder: string) {
  let pending: { response: ServerResponse; body: Buffer } | undefined;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname === '/' ? '/index' : pathname;
    const file = [name, `${name}.html`, '/404.html'].find(
      (each) => /\.\w+$/.test(each) && existsSync(folder + each),
    );
    const body = readFileSync(folder + file);
    const type = types[file?.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    // Always 200: Chromium shows nothing of a 404 page until its text comes.
    response.writeHead(200, { 'Content-Type': type });
    if (!type.startsWith('text/html')) {
      // The typeface comes last.
      if (type === types.woff2 && pending) pending.response.on('finish', () => response.end(body));
      else response.end(body);
      return;
    }
    response.flushHeaders();
    pending = { response, body };
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** @returns whether there is more to send. */
    async sendPiece(): Promise<boolean> {
      if (!pending) throw new Error('No page was asked for.');
      const { response, body } = pending;
      // Nothing is painted before the body.
      const size = Math.max(chunkSize, body.indexOf('<body'));
      pending = { response, body: body.subarray(size) };
      await new Promise<void>((sent) => response.write(body.subarray(0, size), () => sent()));
      if (body.length > size) return true;
      response.end();
      return false;
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
