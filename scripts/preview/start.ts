import { basePathOf } from '../../content/schema/base-path';
import { buildExport } from '../build/build-export';
import { createFormService } from '../form-service/form-service';
import { openInbox } from '../form-service/inbox';
import { messageLine } from '../form-service/message-line';
import { banner } from './banner';
import {
  assertPortIsFree,
  everywhere,
  listen,
  networkAddresses,
  thisCommandWith,
  wantedPort,
} from './listen';
import { createPreviewServer } from './server';

const { INBOX = 'inbox' } = process.env;
const port = wantedPort();
// First, because a build takes a while and replaces the export under a site that is served already.
await assertPortIsFree(port);
const content = await buildExport({ draft: true });
const basePath = basePathOf(content.site.url);

// Every message that was answered is on the disk: there is nothing to wait for.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));

const inbox = await openInbox(INBOX).catch(({ message }: Error) => {
  console.error(
    `\nNo messages can be kept in ${INBOX} (${message.split(',')[0]}). Choose another folder: ${thisCommandWith('INBOX', 'inbox-2')}\n`,
  );
  process.exit(1);
});
const formService = createFormService({
  inbox,
  onMessage: (message) => console.log(`  ${messageLine(message)}`),
});
await listen(createPreviewServer({ folder: 'out', basePath, formService }), port, everywhere);

const local = `http://localhost:${port}${basePath}`;
const inPhonesReach = networkAddresses().map((address) => `http://${address}:${port}${basePath}/`);
console.log(
  banner({
    content,
    folder: 'content',
    addresses: [`${local}/`, ...inPhonesReach],
    inbox: `${local}/inbox, kept in ${INBOX}`,
  }),
);
