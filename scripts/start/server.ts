import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { isXml, vcardType, xmlPolicy } from '../../adapter/headers';
import { paths } from '../../model';
import { answerForm } from './form-endpoint';

interface SiteOptions {
  /** The folder of the export. Files are read at each request, so a build can replace them. */
  folder: string;
  /** The path below which the site is published, for example '/site'. */
  basePath?: string;
  /** The folder for messages of the contact form. */
  inbox?: string;
}

/** Matches files that hosts don't serve: the 404 page by its own name, and their configuration. */
const hidden = /\/(404(\.html)?|_headers|_redirects|\.htaccess)\/?$/;

/** Creates a server that serves an export like the hosts in hosting/, and accepts messages like a form service. */
export function createSiteServer(options: SiteOptions): Server {
  const { folder, basePath = '', inbox = 'inbox' } = options;
  const serveFile = sirv(folder, {
    dev: true,
    etag: true,
    extensions: ['html'],
    setHeaders(response, pathname) {
      if (isXml(pathname)) response.setHeader('Content-Security-Policy', xmlPolicy);
      if (pathname.endsWith('.vcf')) response.setHeader('Content-Type', vcardType);
    },
  });

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { pathname, search } = new URL(`http://localhost${request.url}`);
    const redirect = (to: string) =>
      response.writeHead(301, { Location: basePath + to + search }).end();
    const respondNotFound = async () => {
      const page = await readFile(path.join(folder, '404.html')).catch(() => 'Not found');
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
    };
    if (basePath && pathname === basePath) return redirect('/');
    if (!pathname.startsWith(`${basePath}/`)) return respondNotFound();
    const address = pathname.slice(basePath.length);
    const answer = await answerForm(request, address, { basePath, inbox });
    if (answer) {
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      return response.end(await answer.text());
    }
    // Each page has only one address: /services, not /services.html or /services/.
    const page = address.replace(/(\/index)?(\.html|\/)$/, '') || '/';
    if (page !== address && paths.some((known) => known === page)) return redirect(page);
    if (hidden.test(address)) return respondNotFound();
    request.url = address + search;
    serveFile(request, response, respondNotFound);
  }

  return createServer((request, response) => {
    // A malformed request must not end the process.
    respond(request, response).catch(() => response.destroy());
  });
}
