import { createServer, type Server } from 'node:http';
import sirv from 'sirv';
import { isLoopbackHost } from '../shared/this-computer';

/** Beside the policy of the page: no request leaves this computer, and no page frames the editor. */
const policy = "connect-src 'self' blob: data:; frame-ancestors 'none'";

/**
 * Serves the editor, and the content files as they are at this moment. It answers only requests that
 * name this computer, because the name of another page can be made to lead here.
 */
export function createEditorServer(folder: string, project: string): Server {
  const page = sirv(folder, { dev: true });
  const files = sirv(project, { dev: true });
  return createServer((request, response) => {
    const refuse = () => void response.writeHead(404).end();
    if (!isLoopbackHost(request.headers.host)) return refuse();
    response.setHeader('Content-Security-Policy', policy);
    const isContent = /^\/content\/[\w/-]+\.yaml$/.test(request.url ?? '');
    (isContent ? files : page)(request, response, refuse);
  });
}
