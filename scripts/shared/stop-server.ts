import type { Server } from 'node:http';

/** Ends a server at once: browsers keep their connections, for which `close` alone would wait. */
export async function stopServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
