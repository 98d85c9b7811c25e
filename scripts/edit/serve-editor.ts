import { createServer, type Server } from 'node:http';
import sirv from 'sirv';
import { contentFolder } from '../../model/load';
import { isLoopbackHost } from '../shared/loopback';

/**
 * Serves the editor and the current content files. It rejects requests with another Host header, against DNS
 * rebinding.
 */
export function createEditorServer(folder: string, project: string): Server {
  const page = sirv(folder, { dev: true });
  const files = sirv(project, { dev: true });
  return createServer((request, response) => {
    const refuse = () => void response.writeHead(404).end();
    if (!isLoopbackHost(request.headers.host)) return refuse();
    // Besides the page's own policy, which cannot say it.
    response.setHeader('Content-Security-Policy', "frame-ancestors 'none'");
    const [before, name = ''] = request.url?.split(`/${contentFolder}/`) ?? [];
    const isContent = before === '' && /^[\w/-]+\.yaml$/.test(name);
    (isContent ? files : page)(request, response, refuse);
  });
}
