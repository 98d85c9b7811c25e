import type { BrowserContext, Request, Route } from '@playwright/test';
import type { FeedEmbed } from '../../content/schema';
import { action, feed, isFrame, tracker } from './tested-site';

/* Mocks the providers of feed, statistics and form in the browser: a test is no visit and no message. */

/** Puts posts into the feed's container, as a widget does. Runs in the page. */
function fillFeed({ container, init }: Pick<FeedEmbed, 'container' | 'init'>) {
  const { tag, id, class: name, attributes } = container;
  const selector = [
    CSS.escape(tag),
    id && `#${CSS.escape(id)}`,
    ...(name?.split(/\s+/).map((each) => `.${CSS.escape(each)}`) ?? []),
    ...Object.entries(attributes).map(
      ([key, value]) => `[${CSS.escape(key)}="${CSS.escape(value)}"]`,
    ),
  ].join('');
  const fill = () => {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (element.querySelector('[data-mock]')) continue;
      const posts = document.createElement(/^[uo]l$/.test(tag) ? 'li' : 'div');
      posts.dataset.mock = '';
      posts.textContent = 'Mocked posts';
      posts.style.minHeight = '600px';
      if (tag !== 'iframe') element.append(posts);
      else element.style.height = '600px';
    }
  };
  const names = init?.path.split('.') ?? [];
  const last = names.pop();
  // biome-ignore lint/suspicious/noExplicitAny: a widget puts on window what it likes.
  let owner = window as any;
  for (const each of names) {
    owner[each] ??= {};
    owner = owner[each];
  }
  if (last) owner[last] = fill;
  if (!init || init.returningOnly) fill();
}

/** The functions and lists that the statistics providers' scripts put on window. Runs in the page. */
function countEvents() {
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  const global = window as any;
  const count = (name: string) => global.countEvent(name);
  global.plausible = count;
  global.fathom = { trackEvent: count, trackPageview() {} };
  global.umami = { track: (name?: string) => name && count(name) };
  global.goatcounter = {
    count: (what?: { title: string; event?: true }) => what?.event && count(what.title),
  };
  if (!global.dataLayer) return;
  const read = ([kind, name]: [string, string]) => kind === 'event' && count(name);
  global.dataLayer.forEach(read);
  global.dataLayer.push = read;
}

const script = (body: string) => ({ contentType: 'text/javascript', body });
const html = (body: string) => ({ contentType: 'text/html', body });

/** What the mocks have received. */
export interface Received {
  /** Requests to the statistics' and the feed's hosts. */
  statistics: string[];
  feed: string[];
  messages: Request[];
  /** `call`, `e_mail`, `message_sent` … as every provider can write them. */
  events: string[];
}

/** Answers every request to another host, and the form's. @returns what has arrived. */
export async function mockProviders(context: BrowserContext, origin: string) {
  const received: Received = { statistics: [], feed: [], messages: [], events: [] };
  const formUrl = new URL(action, origin).href;
  await context.exposeBinding('countEvent', (_, name: string) => {
    received.events.push(name.toLowerCase().replaceAll(/\W/g, '_'));
  });
  const answer = (route: Route) => {
    const request = route.request();
    const address = request.url();
    // Browsers write an address in one way, owners in many.
    const isAt = (written?: string) =>
      written !== undefined && new URL(written, origin).href === address;
    if (isAt(tracker?.src)) {
      received.statistics.push(address);
      return route.fulfill(script(`(${countEvents})()`));
    }
    if (isAt(feed.script.src)) {
      received.feed.push(address);
      const { container, init } = feed;
      return route.fulfill(script(`(${fillFeed})(${JSON.stringify({ container, init })})`));
    }
    if (isFrame && isAt(feed.container.attributes.src)) {
      received.feed.push(address);
      return route.fulfill(html('<title>Posts</title><p>Mocked posts</p>'));
    }
    if (address === formUrl && request.method() === 'POST') {
      received.messages.push(request);
      const wantsJson = request.headers().accept?.includes('application/json');
      return route.fulfill(wantsJson ? { json: { ok: true, next: '/' } } : html('Received'));
    }
    return route.abort();
  };
  await context.route(
    (url) => url.href === formUrl || (/^http/.test(url.protocol) && url.origin !== origin),
    answer,
  );
  return received;
}
