import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import sirv, { type Options } from 'sirv';

/** Serves a folder by sirv, so that no request ends the process or leaves a file open. */
export function serveFiles(folder: string, options: Options = {}) {
  const serve = sirv(folder, { dev: true, ...options });
  return (request: IncomingMessage, response: ServerResponse, answerNotFound: () => void) => {
    // sirv throws at some ranges. A server may always ignore them.
    delete request.headers.range;
    response.on('pipe', (file: Readable) => {
      file.on('error', () => response.destroy());
      response.on('close', () => file.destroy());
    });
    try {
      serve(request, response, answerNotFound);
    } catch {
      // The file vanished while sirv looked for it.
      response.destroy();
    }
  };
}
