import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';

const aYear = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';

/** The export's settings for hosts; sirv itself keeps back what begins with a dot. */
const notForVisitors = '/_headers';

/**
 * Serves an export the way the hosts of hosting/ do: clean addresses, compression, hashed files
 * cached for a year and pages always asked for again, unknown paths answered by the 404 page.
 * @param basePath '' or the sub-path that the export was built for, such as '/site'.
 */
export function createStaticSite(folder: string, basePath: string): RequestListener {
  const notFoundPage = readFileSync(path.join(folder, '404.html'));
  const compress = compression({ threshold: 512 }) as unknown as (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;

  const sendNotFound = (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': revalidate,
    });
    response.end(request.method === 'HEAD' ? undefined : notFoundPage);
  };

  const files = sirv(folder, {
    // Looks a file up at each request, so that a build may replace the export under a running server.
    dev: true,
    etag: true,
    extensions: ['html'],
    // The bench compresses beforehand: at its tightest it takes longer than a request may.
    brotli: true,
    onNoMatch: sendNotFound,
    setHeaders(response, pathname) {
      const hashed = pathname.startsWith('/_next/static/') || pathname.startsWith('/media/');
      response.setHeader('Cache-Control', hashed ? aYear : revalidate);
      response.setHeader('X-Content-Type-Options', 'nosniff');
      // The library knows no icons of this kind, and nosniff forbids browsers to guess.
      if (pathname.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
      if (response.getHeader('Content-Type') === 'text/html') {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
      }
    },
  });

  return (request, response) => {
    compress(request, response, () => {
      const [pathname = '/', query] = (request.url ?? '/').split(/(?=\?)/, 2);
      const below = pathname.slice(basePath.length);
      const own = pathname === basePath ? '/' : ownAddress(folder, below);
      if (!pathname.startsWith(basePath) || below === notForVisitors) {
        sendNotFound(request, response);
      } else if (own) {
        response.writeHead(301, { Location: basePath + own + (query ?? '') }).end();
      } else if (!below.startsWith('/')) {
        sendNotFound(request, response);
      } else {
        files(Object.assign(request, { url: below + (query ?? '') }), response);
      }
    });
  };
}

/** The one address of a page that was asked for as /page.html, /page/ or /index. */
function ownAddress(folder: string, pathname: string): string | undefined {
  if (/^\/index(\.html|\/)?$/.test(pathname)) return '/';
  const [, page] = /^((?:\/[\w-]+)+)(?:\.html|\/)$/.exec(pathname) ?? [];
  return page && existsSync(path.join(folder, `${page}.html`)) ? page : undefined;
}
