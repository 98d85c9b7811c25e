import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { ServiceError } from './errors';
import type { Inbox, StoredMessage } from './inbox';

type Page = ReturnType<typeof html>;

// Kept: the line break and the tab, which a message may well have.
const unshowable = /(?![\n\t])[\p{Cc}\p{Cs}]|[\u202a-\u202e\u2066-\u2069]/gu;

const style = `
:root { color-scheme: light dark; }
body { max-width: 40rem; margin: 0 auto; padding: clamp(1rem, 5vw, 4rem) 1rem;
  font: 1.0625rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { line-height: 1.2; text-wrap: balance; }
article { margin: 1rem 0; padding: 1.25rem; border: 1px solid; border-radius: .75rem; }
h2 { margin: 0; font-size: 1.125rem; }
dd { margin: 0 0 .75rem; white-space: pre-wrap; }
`;

/** Everything but the pages' own style is refused, so that an escape that fails still runs nothing. */
export const pageHeaders = {
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

function page(title: string, body: Page): Page {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style>${raw(style)}</style>
</head>
<body><main>
<h1>${title}</h1>
${body}
</main></body>
</html>`;
}

const wayBack = 'Your browser’s Back button returns to the form';

/** What the visitor of a form without script reads when the message arrived. */
export const thanksPage = () =>
  page('Message sent', html`<p>Thank you. Your message has arrived. ${wayBack}.</p>`);

/** What the visitor of a form without script reads when it did not. */
export function refusalPage(errors: readonly Pick<ServiceError, 'field' | 'message'>[]): Page {
  return page(
    'Your message was not sent',
    html`<ul>${errors.map(({ field, message }) => html`<li>${field && `${labelOf(field)} `}${message}.</li>`)}</ul>
<p>${wayBack} with what you typed.</p>`,
  );
}

/** The owner's list of what arrived, newest first. */
export function inboxPage(
  folder: string,
  { count, messages }: Awaited<ReturnType<Inbox['newest']>>,
): Page {
  return page(
    `Inbox (${count})`,
    count === 0
      ? html`<p>Nothing yet. Send a message from the contact form, and it appears here.</p>`
      : html`<p>The newest ${messages.length} of ${count}, kept in ${folder}. Reload for newer ones.</p>
${messages.map(messageArticle)}`,
  );
}

function messageArticle({ received, form, project, fields }: StoredMessage): Page {
  const time = new Date(received).toLocaleString('en-CA', {
    dateStyle: 'medium',
    timeStyle: 'medium',
  });
  return html`<article>
<h2>${shown(fields.fullName ?? 'No name')}</h2>
<time datetime="${received}">${time}</time> at the form ${form}${project && `, project ${project}`}
<dl>${Object.entries(fields).map(([name, value]) => html`<dt>${shown(labelOf(name))}</dt><dd>${shown(value)}</dd>`)}</dl>
</article>`;
}

/** `email` → `Email`. */
const labelOf = (field: string) =>
  field === 'fullName' ? 'Name' : field.replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** A text with a mark for what a page cannot show, or would turn around. */
function shown(text: string): string {
  // Browsers send a line break as two characters, of which the first would count as unshowable.
  return text.replaceAll('\r\n', '\n').replace(unshowable, '\ufffd');
}
