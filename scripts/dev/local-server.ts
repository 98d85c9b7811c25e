import { createServer, type RequestListener, type Server } from 'node:http';
import { namesThisComputer } from '../shared/this-computer';

/** The one address at which `npm run dev` listens: nobody else's computer reaches it. */
export const localAddress = '127.0.0.1';

/** A server for this computer's own names: a page elsewhere may point its own name at it and read along. */
export function createLocalServer(listener: RequestListener): Server {
  return createServer((request, response) => {
    if (namesThisComputer(request.headers.host)) listener(request, response);
    else response.writeHead(403).end('This site is shown to this computer only.');
  });
}
