import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { parseArgs } from 'node:util';

/**
 * Returns the port from the option --port or the variable PORT, or 3000.
 * @param highest the highest port that the command can use.
 * @throws {Error} if it is not a port that the command can use.
 */
export function readPort(highest = 65535): number {
  const args = process.argv.slice(2);
  const { values } = parseArgs({ args, options: { port: { type: 'string' } }, strict: false });
  // PowerShell drops the two hyphens before the option, and npm then takes the option for its own.
  const { npm_config_port, PORT } = process.env;
  const given = values.port || npm_config_port || PORT || 3000;
  const port = Number(given);
  if (Number.isInteger(port) && port > 0 && port <= highest) return port;
  throw new Error(`The port must be a number from 1 to ${highest}, not "${given}".`);
}

/**
 * Starts a server on all addresses of this computer, or only on `host`.
 * @throws {Error} if the port can't be used. The message has the command with another port.
 */
export async function listen(server: Server, port: number, host?: string): Promise<void> {
  await once(server.listen(port, host), 'listening').catch(({ code, message }) => {
    const reason =
      code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be used: ${message}`;
    // Not the next number: Windows reserves whole ranges of ports.
    const other = port === 8080 ? 3000 : 8080;
    const { npm_lifecycle_event: script = 'start' } = process.env;
    throw new Error(
      `Port ${port} ${reason}. Use a different one: npm run ${script} -- --port ${other}`,
    );
  });
}

/** Checks that nothing else uses a port. @throws {Error} if the port can't be used. */
export async function assertPortIsFree(port: number, host?: string): Promise<void> {
  const probe = createServer();
  await listen(probe, port, host);
  await once(probe.close(), 'close');
}
