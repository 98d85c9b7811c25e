import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createFormService } from '../form-service/form-service';
import { openInbox } from '../form-service/inbox';
import { listenOnSparePort } from '../shared/spare-port';

// The form service in a process of its own, that a test may kill. It prints its address.
const inbox = await openInbox(process.env.INBOX ?? '');
const server = createServer(getRequestListener(createFormService({ inbox }).fetch));
console.log(`http://127.0.0.1:${await listenOnSparePort(server)}`);
