import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createFormService } from './form-service';
import { openInbox } from './inbox';
import { messageLine } from './message-line';

// The form service without a site: `INBOX=inbox PORT=4010 tsx scripts/form-service/standalone.ts`.
// RATE_LIMIT=off takes the limit away for load runs; QUIET=1 leaves out the line for each message.
const { INBOX = 'inbox', PORT = '0', HOST = '127.0.0.1', RATE_LIMIT, QUIET } = process.env;

const inbox = await openInbox(INBOX);
const service = createFormService({
  inbox,
  ...(RATE_LIMIT === 'off' && { postsPerMinute: false }),
  onMessage: (message) => {
    if (!QUIET) console.log(messageLine(message));
  },
});

const server = createServer(getRequestListener(service.fetch));
server.listen(Number(PORT), HOST, () => {
  const { address, port, family } = server.address() as AddressInfo;
  console.log(`http://${family === 'IPv6' ? `[${address}]` : address}:${port}`);
});

async function stop() {
  server.close();
  server.closeAllConnections();
  await inbox.close();
  process.exit(0);
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
