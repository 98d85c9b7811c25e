import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { ServiceError } from './codes';
import type { StoredMessage } from './inbox';

/** The words of the visitor's pages that belong to the business; without them the pages stay neutral. */
export type PageTexts = {
  siteName?: string | undefined;
  /** What the visitor reads when the message arrived. */
  thanks?: string | undefined;
  /** Where the link back leads when the browser does not say where the visitor came from. */
  homeHref?: string | undefined;
  /** Offered when a message could not be sent. */
  phone?: { dial: string; display: string } | undefined;
  email?: string | undefined;
};

type Page = ReturnType<typeof html>;

const FIELD_LABELS = new Map([
  ['fullName', 'Name'],
  ['email', 'Email'],
  ['message', 'Message'],
]);
const MAX_SHOWN_LENGTH = 20_000;
// Kept: the line break and the tab, which a message may well have.
const UNSHOWABLE = /(?![\n\t])[\p{Cc}\p{Cs}]|[\u202a-\u202e\u2066-\u2069]/gu;

const STYLE = `
:root { color-scheme: light dark; --ground: #f3f5f6; --card: #fff; --ink: #16222b; --soft: #51616c;
  --line: #d8dfe3; --link: #0b5c8a; --good: #1d7a4f; --bad: #a3341f; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #10171c; --card: #19232a; --ink: #edf2f5; --soft: #a5b4be; --line: #33424c;
    --link: #7cc4ee; --good: #6fd0a1; --bad: #ff9c86; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; padding: clamp(1rem, 5vw, 4rem) 1rem; background: var(--ground);
  color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 40rem; margin: 0 auto; }
.card { padding: clamp(1.25rem, 5vw, 2.5rem); background: var(--card); border: 1px solid var(--line);
  border-top: 4px solid var(--good); border-radius: .75rem; }
.card.bad { border-top-color: var(--bad); }
h1 { margin: 0 0 1rem; font-size: clamp(1.5rem, 5vw, 2rem); line-height: 1.2; text-wrap: balance; }
p, ul, dl { margin: 0 0 1rem; }
.site, time, dt, .note { color: var(--soft); font-size: .9375rem; }
a { color: var(--link); text-underline-offset: .2em; }
a:focus-visible { outline: 3px solid var(--link); outline-offset: 3px; border-radius: 2px; }
.back { display: inline-block; margin-top: .5rem; font-weight: 600; }
article { margin: 0 0 1rem; padding: 1.25rem; background: var(--card); border: 1px solid var(--line);
  border-radius: .75rem; }
article h2 { margin: 0; font-size: 1.125rem; }
dl { margin-top: .75rem; }
dd { margin: 0 0 .75rem; white-space: pre-wrap; }
`;

/** Everything but the pages' own style is refused, so that an escape that fails still runs nothing. */
export const PAGE_HEADERS = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

function page(title: string, body: Page): Page {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style>${raw(STYLE)}</style>
</head>
<body><main>${body}</main></body>
</html>`;
}

function backLink(texts: PageTexts, referrer: string | undefined): Page {
  const cameFrom = referrer && /^https?:\/\//i.test(referrer) ? referrer : undefined;
  const href = cameFrom ?? texts.homeHref ?? '/';
  return html`<a class="back" href="${href}">Back to ${texts.siteName ?? 'the site'}</a>`;
}

/** What the visitor of a form without script reads when the message arrived. */
export function thanksPage(texts: PageTexts, referrer: string | undefined): Page {
  return page(
    texts.siteName ? `Message sent – ${texts.siteName}` : 'Message sent',
    html`<div class="card">
${texts.siteName && html`<p class="site">${texts.siteName}</p>`}
<h1>Message sent</h1>
<p>${texts.thanks ?? 'Thank you. Your message has arrived.'}</p>
${backLink(texts, referrer)}
</div>`,
  );
}

/** What the visitor of a form without script, or of a page that is not there, reads. */
export function refusalPage(
  texts: PageTexts,
  refusal: { message: string; errors?: readonly ServiceError[] | undefined; posted: boolean },
  referrer: string | undefined,
): Page {
  const title = refusal.posted ? 'Your message was not sent' : 'Not available';
  const sentences = refusal.errors?.map(sentence) ?? [`${refusal.message.replace(/\.$/, '')}.`];
  return page(
    texts.siteName ? `${title} – ${texts.siteName}` : title,
    html`<div class="card bad">
${texts.siteName && html`<p class="site">${texts.siteName}</p>`}
<h1>${title}</h1>
<ul>${sentences.map((one) => html`<li>${one}</li>`)}</ul>
${
  refusal.posted &&
  html`<p>Your browser’s Back button returns to the form with what you typed.</p>
${otherWays(texts)}`
}
${backLink(texts, referrer)}
</div>`,
  );
}

function sentence({ field, message }: ServiceError): string {
  const subject = field === undefined ? '' : `${FIELD_LABELS.get(field) ?? field} `;
  return `${subject}${message}.`;
}

function otherWays({ phone, email }: PageTexts): Page | undefined {
  if (!phone && !email) return undefined;
  const call = phone && html`call <a href="tel:${phone.dial}">${phone.display}</a>`;
  const write = email && html`write to <a href="mailto:${email}">${email}</a>`;
  return html`<p>You can also ${call}${call && write && ' or '}${write}.</p>`;
}

type InboxView = {
  messages: readonly StoredMessage[];
  count: number;
  file: string;
  refreshing: boolean;
};

/** The owner's list of what arrived, newest first. */
export function inboxPage({ messages, count, file, refreshing }: InboxView): Page {
  const shown =
    messages.length < count
      ? `The newest ${messages.length} of ${count} messages.`
      : `${count} ${count === 1 ? 'message' : 'messages'}.`;
  return page(
    `Inbox (${count})`,
    html`<h1>Inbox</h1>
<p class="note">${shown} They are kept in ${file}. ${
      refreshing
        ? html`This page renews itself. <a href="?still">Hold it still</a>`
        : html`This page is held still. <a href="?">Let it renew itself</a>`
    }</p>
${
  messages.length > 0
    ? messages.map(messageArticle)
    : html`<p>Nothing yet. Send a message from the contact form, and it appears here.</p>`
}`,
  );
}

function messageArticle({ received, form, project, fields }: StoredMessage): Page {
  const time = new Date(received).toLocaleString('en-CA', {
    dateStyle: 'medium',
    timeStyle: 'medium',
  });
  return html`<article>
<h2>${shorten(fields.fullName ?? 'No name')}</h2>
<time datetime="${received}">${time}</time>
<span class="note">form ${form}${project !== null && `, project ${project}`}</span>
<dl>${Object.entries(fields).map(
    ([name, value]) =>
      html`<dt>${shorten(FIELD_LABELS.get(name) ?? name)}</dt><dd>${shorten(value)}</dd>`,
  )}</dl>
</article>`;
}

/** A value as the page can show it: the whole of it stands in the file. */
function shorten(text: string): string {
  const cut = text.length > MAX_SHOWN_LENGTH;
  // Browsers send a line break as two characters, of which the first would count as unshowable.
  const shown = text
    .slice(0, MAX_SHOWN_LENGTH)
    .replaceAll('\r\n', '\n')
    .replace(UNSHOWABLE, '\ufffd');
  return cut ? `${shown} … (${text.length} characters, the rest is in the file)` : shown;
}
