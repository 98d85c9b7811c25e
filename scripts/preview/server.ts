import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import type { Env } from '../form-service/form-service';

interface PreviewOptions {
  /** The export, usually out/. */
  folder: string;
  /** '' or the sub-path that the export was built for, such as '/site'. */
  basePath: string;
  /** Answers the contact form; without it the export is served alone, as on a plain host. */
  formService?: Hono<Env>;
}

const aYear = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';

/** The export's settings for hosts (_headers) and hidden files; Next's own names may begin so. */
const notForVisitors = /\/(\.|_(?!next\/|_next\.))/;

/**
 * Serves an export the way the hosts of hosting/ do: clean addresses, compression, hashed files
 * cached for a year and pages always asked for again, unknown paths answered by the 404 page.
 * Files are looked up at each request, so that a build may replace the export under a running server.
 */
export function createPreviewServer({ folder, basePath, formService }: PreviewOptions): Server {
  const app = new Hono<Env>();
  const below = (pathname: string) => pathname.slice(basePath.length);
  const hasPage = (page: string) => existsSync(path.join(folder, `${page}.html`));

  if (formService) app.route(basePath || '/', formService);

  app.use(compress({ threshold: 512 }), etag());

  app.get('*', async (c, next) => {
    const { path: pathname, url } = c.req;
    const isBelow = pathname === basePath || pathname.startsWith(`${basePath}/`);
    if (!isBelow || notForVisitors.test(below(pathname))) return c.notFound();
    const page = pageAsked(below(pathname));
    if (page === '/404') return c.notFound();
    if (page && page !== below(pathname) && hasPage(page === '/' ? '/index' : page)) {
      return c.redirect(basePath + page + new URL(url).search, 301);
    }
    const hashed = /^\/(_next\/static|media)\//.test(below(pathname));
    c.header('Cache-Control', hashed ? aYear : revalidate);
    c.header('X-Content-Type-Options', 'nosniff');
    return next();
  });

  app.get(
    '*',
    serveStatic<Env>({
      root: folder,
      rewriteRequestPath: (pathname) => below(pathname) + (hasPage(below(pathname)) ? '.html' : ''),
      // The bench compresses beforehand: at its tightest it takes longer than a request may.
      precompressed: true,
      onFound(file, c) {
        const { size, mtimeMs } = statSync(file);
        c.header('ETag', `W/"${size}-${mtimeMs}"`);
      },
    }),
  );

  app.get('*', (c) => c.notFound());
  app.all('*', (c) => c.text('Only GET and HEAD are answered here.', 405, { Allow: 'GET, HEAD' }));

  app.notFound(async (c) => {
    const page = await readFile(path.join(folder, '404.html'), 'utf8').catch(() => 'Not found');
    return c.html(page, 404, { 'Cache-Control': revalidate });
  });

  return createServer(getRequestListener(app.fetch));
}

/** The one address of what may be a page, asked for as /page, /page.html, /page/ or /index. */
function pageAsked(pathname: string): string | undefined {
  if (/^(\/(index(\.html|\/)?)?)?$/.test(pathname)) return '/';
  return /^((?:\/[\w-]+)+)(?:\.html|\/)?$/.exec(pathname)?.[1];
}
