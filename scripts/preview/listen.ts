import { createServer, type Server } from 'node:http';
import { networkInterfaces } from 'node:os';

/** Every address of this computer, so that a phone in the same network can have a look. */
export const everywhere = '0.0.0.0';

/** Starts listening; a port that is taken or forbidden becomes a sentence, and the command ends. */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      console.error(`\n${portSentence(error, port)}\n`);
      process.exit(1);
    });
    server.listen(port, host, resolve);
  });
}

/** For a server that is not ours and would answer a taken port with a trace. */
export async function assertPortIsFree(port: number, host = everywhere): Promise<void> {
  const probe = createServer();
  await listen(probe, port, host);
  await new Promise((resolve) => probe.close(resolve));
}

/** How the command that runs is given another setting, in this system's terminal. */
export function thisCommandWith(name: string, value: string): string {
  const script = process.env.npm_lifecycle_event ?? 'start';
  const command = script === 'start' ? 'npm start' : `npm run ${script}`;
  return process.platform === 'win32'
    ? `$env:${name}="${value}"; ${command}`
    : `${name}=${value} ${command}`;
}

function portSentence(error: NodeJS.ErrnoException, port: number): string {
  const at = (other: number) => thisCommandWith('PORT', String(other));
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Choose another one: ${at(port + 1)}`;
  }
  if (error.code === 'EACCES') {
    return `This account may not use port ${port}. Choose one above 1024: ${at(3000)}`;
  }
  return `The site could not be served: ${error.message}`;
}

/** The port in the environment's PORT, or 3000, with `spare` more above it free to be used. */
export function wantedPort(spare = 0): number {
  const wanted = process.env.PORT;
  if (!wanted) return 3000;
  const port = Number(wanted);
  const last = 65535 - spare;
  if (Number.isInteger(port) && port > 0 && port <= last) return port;
  console.error(`\nPORT must be a number from 1 to ${last}, not "${wanted}".\n`);
  process.exit(1);
}

/** This computer's addresses in the local network, for a look from a phone. */
export function networkAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flat()
    .filter((address) => address?.family === 'IPv4' && !address.internal)
    .map((address) => address?.address ?? '');
}
