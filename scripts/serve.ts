import path from 'node:path';
import { InboxInUseError } from './form-service/inbox';
import { banner } from './preview/banner';
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

const local = `http://localhost:${port}${basePath}`;
const inPhonesReach = networkAddresses().map((address) => `http://${address}:${port}${basePath}/`);
console.log(
  banner({
    content,
    folder: 'content',
    addresses: [`${local}/`, ...inPhonesReach],
    inbox: `${local}/inbox, kept in ${path.relative('.', contact.file)}`,
  }),
);
