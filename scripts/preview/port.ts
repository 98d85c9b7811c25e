import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { parseArgs } from 'node:util';
import { exitWithMessage } from '../shared/exit-with-message';

/** @returns the port of --port or PORT, or 3000. @param above the highest number that the command adds to it. */
export function readPort(above = 0): number {
  const args = process.argv.slice(2);
  const { values } = parseArgs({ args, options: { port: { type: 'string' } }, strict: false });
  // Without the two hyphens before the option, which PowerShell drops, npm takes it for itself.
  const { npm_config_port, PORT } = process.env;
  const given = values.port || npm_config_port || PORT || 3000;
  const port = Number(given);
  if (Number.isInteger(port) && port > 0 && port + above <= 65535) return port;
  return exitWithMessage(`The port must be a number from 1 to ${65535 - above}, not "${given}".`);
}

/** Listens on all addresses of this computer unless one is given. Ends the process with a message if it cannot. */
export async function listen(server: Server, port: number, host?: string): Promise<void> {
  await once(server.listen(port, host), 'listening').catch((error) =>
    exitWithMessage(portMessage(error, port)),
  );
}

/** Ends the process with a message when the port cannot be used. */
export async function assertPortIsFree(port: number): Promise<void> {
  const probe = createServer();
  await listen(probe, port);
  await once(probe.close(), 'close');
}

/** The error message of a server, and the command for another port. */
function portMessage({ code, message }: NodeJS.ErrnoException, port: number): string {
  // Windows reserves ranges of ports, so the next number would be reserved too.
  const other = port === 8080 ? 3000 : 8080;
  const { npm_lifecycle_event: script = 'start' } = process.env;
  const reason =
    code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used: ${message}`;
  return `Port ${port} ${reason}. Use another one: npm run ${script} -- --port ${other}`;
}
