import path from 'node:path';
import { InboxInUseError } from './form-service/inbox';
import { openContactService } from './preview/contact-service';
import { listen, networkAddresses, wantedPort } from './preview/listen';
import { createPreviewServer } from './preview/server';
import { readSite } from './read-site';

const { INBOX = 'inbox', RATE_LIMIT } = process.env;
const { content, basePath } = readSite();
const port = wantedPort();

const contact = await openContactService({
  content,
  basePath,
  folder: INBOX,
  limited: RATE_LIMIT !== 'off',
}).catch((error: unknown) => {
  if (!(error instanceof InboxInUseError)) throw error;
  console.error(`\n${error.message} For example: INBOX=inbox-2 npm start\n`);
  process.exit(1);
});

async function stop() {
  await contact.close();
  process.exit(0);
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);

const server = createPreviewServer({
  folder: path.resolve('out'),
  basePath,
  formService: contact.listener,
});
await listen(server, port, '0.0.0.0');

console.log(`\n  The site:        http://localhost:${port}${basePath}/`);
for (const address of networkAddresses()) {
  console.log(`  On your phone:   http://${address}:${port}${basePath}/ (in the same network)`);
}
console.log(`  Its messages:    http://localhost:${port}${basePath}/inbox (on this computer only)`);
console.log(`  They are kept in ${path.relative('.', contact.file)}. Stop with Ctrl+C.\n`);
