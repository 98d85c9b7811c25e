import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createFormService } from '../form-service/form-service';
import { openInbox } from '../form-service/inbox';

// The form service in a process of its own, that a test may kill. It prints its address.
const inbox = await openInbox(process.env.INBOX ?? '');
const server = createServer(getRequestListener(createFormService({ inbox }).fetch));
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
