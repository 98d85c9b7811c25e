import { createServer, type Server } from 'node:http';
import sirv from 'sirv';
import { contentFolder } from '../../model/load';
import { isLoopbackHost } from '../shared/loopback';

/**
 * Creates a server for the editor and the current content files. It rejects requests whose Host header names another
 * computer, to prevent DNS rebinding.
 */
export function createEditorServer(folder: string, project: string): Server {
  const page = sirv(folder, { dev: true });
  const files = sirv(project, { dev: true });
  return createServer((request, response) => {
    const refuse = () => void response.writeHead(404).end();
    if (!isLoopbackHost(request.headers.host)) return refuse();
    // A header, because the policy in the page can't contain this directive.
    response.setHeader('Content-Security-Policy', "frame-ancestors 'none'");
    const [before, name = ''] = request.url?.split(`/${contentFolder}/`) ?? [];
    const isContent = before === '' && /^[\w/-]+\.yaml$/.test(name);
    (isContent ? files : page)(request, response, refuse);
  });
}
