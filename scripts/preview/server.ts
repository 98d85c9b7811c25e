import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { paths } from '../../content/schema';
import { isXml, xmlPolicy } from '../export/headers';
import { answerForm } from './form-service';
import { serveFiles } from './serve-files';

interface PreviewOptions {
  /** The export. Files are read at each request, so a build may replace them. */
  folder: string;
  /** The path below which the site is published, such as '/site'. */
  basePath?: string;
  /** The folder for messages of the contact form. Without it the export is served alone. */
  inbox?: string;
}

/** The names of these files hold a hash of their content. */
const hashed = /^\/(_next\/static|scripts|media)\//;
/** Settings for hosts such as _headers, and hidden files. */
const unpublished = /\/(\.(?!well-known\/)|_(?!next\/)|404(\.html|\/)?$)/;

/** Serves an export like the hosts of hosting/, with a form service of its own. */
export function createPreviewServer({ folder, basePath = '', inbox }: PreviewOptions): Server {
  const serveFile = serveFiles(folder, {
    etag: true,
    brotli: true,
    extensions: ['html'],
    setHeaders(response, pathname) {
      if (isXml(pathname)) response.setHeader('Content-Security-Policy', xmlPolicy);
      if (!hashed.test(pathname)) return;
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    },
  });

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { pathname, search } = new URL(`http://localhost${request.url}`);
    const redirect = (to: string) =>
      response.writeHead(301, { Location: basePath + to + search }).end();
    const answerNotFound = async () => {
      const page = await readFile(path.join(folder, '404.html')).catch(() => 'Not found');
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
    };
    if (basePath && pathname === basePath) return redirect('/');
    if (!pathname.startsWith(`${basePath}/`)) return answerNotFound();
    const below = pathname.slice(basePath.length);
    const form = inbox && (await answerForm(request, { path: below, basePath, inbox }));
    if (form)
      return response
        .writeHead(form.status, Object.fromEntries(form.headers))
        .end(await form.text());
    if (!['GET', 'HEAD'].includes(request.method ?? ''))
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    if (unpublished.test(decodeURI(below))) return answerNotFound();
    // Redirects /services.html and /services/ to /services.
    const page = below.replace(/(\/index)?(\.html|\/)$/, '') || '/';
    if (page !== below && paths.some((known) => known === page)) return redirect(page);
    request.url = below + search;
    serveFile(request, response, answerNotFound);
  }

  return createServer((request, response) => {
    // An address that is no address.
    handle(request, response).catch(() => response.writeHead(400).end());
  });
}
