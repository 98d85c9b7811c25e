import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Content } from '../../content/schema';
import { createFormService } from '../form-service/form-service';
import { openInbox } from '../form-service/inbox';
import { messageLine } from '../form-service/message-line';

interface ContactServiceOptions {
  content: Content;
  basePath: string;
  /** Where the messages are kept. */
  folder: string;
  /** false takes the hosted service's limit of posts a minute away, for tests. */
  limited: boolean;
}

/** The form service of the preview, speaking for this business, with its inbox on the disk. */
export async function openContactService({
  content: { site, contact },
  basePath,
  folder,
  limited,
}: ContactServiceOptions) {
  const inbox = await openInbox(folder);
  const service = createFormService({
    inbox,
    texts: {
      siteName: site.name,
      thanks: contact.form.success,
      homeHref: `${basePath}/`,
      phone: site.phone,
      email: site.email,
    },
    thanksHref: `${basePath}/f/preview/thanks`,
    ...(!limited && { postsPerMinute: false }),
    onMessage: (message) => console.log(`  ${messageLine(message)}`),
  });
  const listener: RequestListener = getRequestListener(service.fetch);
  return { listener, file: inbox.file, close: () => inbox.close() };
}
