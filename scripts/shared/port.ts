import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { parseArgs } from 'node:util';

/**
 * Returns the port of --port or PORT, or 3000.
 * @param highest the highest port that the command can use.
 * @throws {Error} with the ports that it can use.
 */
export function readPort(highest = 65535): number {
  const args = process.argv.slice(2);
  const { values } = parseArgs({ args, options: { port: { type: 'string' } }, strict: false });
  // Without the two hyphens before the option, which PowerShell drops, npm takes it for itself.
  const { npm_config_port, PORT } = process.env;
  const given = values.port || npm_config_port || PORT || 3000;
  const port = Number(given);
  if (Number.isInteger(port) && port > 0 && port <= highest) return port;
  throw new Error(`The port must be a number from 1 to ${highest}, not "${given}".`);
}

/**
 * Listens on all addresses of this computer unless one is given.
 * @throws {Error} with the command for another port.
 */
export async function listen(server: Server, port: number, host?: string): Promise<void> {
  await once(server.listen(port, host), 'listening').catch(({ code, message }) => {
    const reason =
      code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used: ${message}`;
    // Windows reserves ranges of ports, so the next number would be reserved too.
    const other = port === 8080 ? 3000 : 8080;
    const { npm_lifecycle_event: script = 'start' } = process.env;
    throw new Error(
      `Port ${port} ${reason}. Use another one: npm run ${script} -- --port ${other}`,
    );
  });
}

/** @throws {Error} when the port cannot be used. */
export async function assertPortIsFree(port: number): Promise<void> {
  const probe = createServer();
  await listen(probe, port);
  await once(probe.close(), 'close');
}
