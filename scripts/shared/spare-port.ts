import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

/** Starts a server for this computer alone, on a port that nothing else listens on. @returns the port. */
export async function listenOnSparePort(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** A port that nothing listens on now, for a program that must be told one. */
export async function sparePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnSparePort(server);
  await once(server.close(), 'close');
  return port;
}
