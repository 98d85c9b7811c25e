import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { createLocalServer } from '../dev/local-server';

/** What the editor's page may do: its own scripts, and GitHub's service where it is asked. */
export function editorPolicy(service = 'https://api.github.com'): string {
  return [
    "default-src 'none'",
    // Pictures from phones are decoded by a program of the library's.
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src 'self' blob: data: ${service}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** Serves the editor to this computer only. */
export function serveEditor(folder: string): Server {
  const app = new Hono();
  app.use(async (c, next) => {
    c.header('Content-Security-Policy', "frame-ancestors 'none'");
    c.header('Cache-Control', 'no-cache');
    await next();
  });
  app.get('*', serveStatic({ root: folder }));
  return createLocalServer(getRequestListener(app.fetch));
}
