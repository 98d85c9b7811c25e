/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import type { BrowserContext } from '@playwright/test';
import { createContainer, initWidget } from '../../components/inline-scripts/feed-embed';
import type { FeedEmbed } from '../../content/schema';
import { feedEmbed, feedProviders, statisticsEmbed } from '../../content/schema';
import type { Received } from './mock-providers';

const origin = 'https://clear.example';
/** An owner's site. */
const site = {
  action: 'https://forms.example/f/abc',
  feed: { container: { tag: 'ul', attributes: {} }, script: { src: '/sample-feed.js' } } as unknown,
  isFrame: false,
  tracker: undefined as unknown,
};

interface Answer {
  contentType?: string;
  body?: string;
  json?: unknown;
}

/** The mocks of a site, as the browser asks them. */
async function mock(change: Partial<typeof site>) {
  jest.resetModules();
  jest.doMock('./tested-site', () => ({ ...site, ...change }));
  const { mockProviders } = await import('./mock-providers');
  let isMocked: (url: URL) => boolean = () => false;
  let handle: (route: object) => Answer | 'aborted' = () => 'aborted';
  const context = {
    exposeBinding: (name: string, count: (source: unknown, event: string) => void) =>
      Object.assign(window, { [name]: (event: string) => count({}, event) }),
    route: (matches: typeof isMocked, answer: typeof handle) => {
      isMocked = matches;
      handle = answer;
    },
  };
  const received: Received = await mockProviders(context as unknown as BrowserContext, origin);
  const ask = (address: string, method = 'GET', headers: Record<string, string> = {}) => {
    if (!isMocked(new URL(address, origin))) return 'not mocked';
    const url = new URL(address, origin).href;
    return handle({
      request: () => ({ url: () => url, method: () => method, headers: () => headers }),
      fulfill: (answer: Answer) => answer,
      abort: () => 'aborted',
    });
  };
  const run = (address: string) => {
    const answer = ask(address);
    if (typeof answer === 'string') throw new Error(answer);
    const script = document.createElement('script');
    script.textContent = answer.body ?? '';
    document.body.append(script);
    script.remove();
  };
  return { received, ask, run };
}

// jsdom has no such function, and cannot leave its page.
const escapeName = (text: string) =>
  text.replaceAll(/[^\w-]/g, '\\$&').replace(/^\d/, (digit) => `\\3${digit} `);
Object.assign(window, { CSS: { escape: escapeName } });
document.addEventListener('click', (event) => event.preventDefault());

beforeEach(() => document.body.replaceChildren());

describe('statistics', () => {
  const added = jest.spyOn(window, 'addEventListener');
  afterEach(() => {
    for (const [type, listener] of added.mock.calls) removeEventListener(type, listener);
    added.mockClear();
  });

  /** The page's script with the provider's mock. */
  async function visit(provider: Parameters<typeof statisticsEmbed>[0]['provider']) {
    const { tracker } = statisticsEmbed({ provider, id: 'abc' });
    const mocks = await mock({ tracker });
    document.body.innerHTML = `<div></div><script></script><a href="tel:+1"></a><a href="mailto:a@b.ca"></a>`;
    const [question, script] = document.body.children as never as [HTMLElement, HTMLElement];
    question.dataset.statistics = JSON.stringify({ ...tracker, consent: false });
    jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script as HTMLScriptElement);
    Object.assign(window, { requestIdleCallback: (load: () => void) => load() });
    await import('../../components/inline-scripts/statistics');
    dispatchEvent(new Event('load'));
    mocks.run(tracker.src);
    document.head.lastElementChild?.dispatchEvent(new Event('load'));
    return { ...mocks, src: tracker.src };
  }

  test.each(['plausible', 'fathom', 'umami', 'goatcounter', 'google'] as const)(
    'the mock of %s receives what the page counts, and nothing else',
    async (provider) => {
      const { received, src } = await visit(provider);
      for (const link of document.querySelectorAll('a')) link.click();
      dispatchEvent(new Event('message-sent'));
      if (provider !== 'google')
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      await new Promise((resolve) => setTimeout(resolve));
      expect(received).toEqual({
        statistics: [src],
        feed: [],
        messages: [],
        events: ['call', 'e_mail', 'message_sent'],
      });
    },
  );
});

describe('feed', () => {
  const custom = (container: FeedEmbed['container'], init?: string) =>
    ({
      provider: 'custom',
      script: 'https://widgets.example/a.js',
      module: false,
      container,
      init,
      hosts: [],
      drawsInPage: true,
    }) as never;
  const sample = { container: { tag: 'ul', attributes: {} }, script: { src: '/sample.js' } };
  const ids = Object.keys(feedProviders) as (keyof typeof feedProviders)[];
  const feeds: [string, FeedEmbed][] = [
    ...ids.map((provider) => [provider, { provider, id: 'abc-1' } as never] as const),
    ['a list of its own', custom({ tag: 'ol', class: 'a b', attributes: { 'data-id': '1' } })],
    [
      'an element with an odd name',
      custom({ tag: 'div', id: 'a:b', class: 'a/b c', attributes: {} }),
    ],
    ['a function', custom({ tag: 'div', id: 'feed', attributes: {} }, 'Widgets.feed.start')],
  ].map(([name, settings]) => [name as string, feedEmbed(settings as never, sample, 'Our work')]);

  test.each(feeds)('the mock of %s fills its container once, and no other', async (_, embed) => {
    const isFrame = embed.container.tag === 'iframe';
    const { received, run, ask } = await mock({ feed: embed, isFrame });
    const { src = '' } = embed.container.attributes;
    const container = createContainer(embed);
    if (isFrame) container.removeAttribute('src');
    const other = document.createElement(embed.container.tag);
    document.body.append(other, container);
    if (isFrame) container.setAttribute('src', src);
    run(embed.script.src);
    if (embed.init && !embed.init.returningOnly) {
      expect(container).toBeEmptyDOMElement();
      await initWidget(embed.init, container);
    } else if (!isFrame) expect(container).toHaveTextContent('Mocked posts');
    if (embed.init) await initWidget(embed.init, container);
    else run(embed.script.src);
    if (isFrame) {
      expect(container.style.height).toBe('600px');
      expect(ask(src)).toEqual({
        contentType: 'text/html',
        body: expect.stringContaining('Mocked posts'),
      });
    } else {
      const [posts, ...more] = container.children as never as HTMLElement[];
      expect(more).toEqual([]);
      expect(posts?.localName).toBe(/^[uo]l$/.test(embed.container.tag) ? 'li' : 'div');
      expect(posts?.dataset).toHaveProperty('mock');
      expect(posts?.style.minHeight).toBe('600px');
      expect(posts).toHaveTextContent('Mocked posts');
    }
    expect(other).toBeEmptyDOMElement();
    expect(other.style.height).toBe('');
    const asked = [embed.script.src, embed.init ? [] : embed.script.src, isFrame ? src : []].flat();
    expect(received).toEqual({ statistics: [], feed: asked, messages: [], events: [] });
  });
});

describe('form', () => {
  const next = { ok: true, next: '/' };

  test.each(['https://forms.example/f/abc', '/f/preview'])('%s takes messages', async (action) => {
    const { received, ask } = await mock({ action });
    const answer = ask(action, 'POST', { accept: 'text/html, application/json' });
    expect(answer).toEqual({ json: next });
    expect(ask(action, 'POST', { accept: 'text/html' })).toMatchObject({
      contentType: 'text/html',
    });
    expect(ask(action, 'POST')).toMatchObject({ body: 'Received' });
    expect(received.messages).toHaveLength(3);
    expect(ask(action)).toBe('aborted');
    expect(received.messages).toHaveLength(3);
  });
});

test('other hosts are never asked, and the site itself answers', async () => {
  const { ask } = await mock({ tracker: { src: 'https://stats.example/a.js' } });
  for (const address of ['https://stats.example/b.js', 'http://a.example', 'https://a.example/c'])
    expect(ask(address)).toBe('aborted');
  for (const address of ['/', '/media/a.avif', 'data:,a', 'blob:https://a.example/1'])
    expect(ask(address)).toBe('not mocked');
});

test('an address is known however its owner has written it', async () => {
  const { ask } = await mock({ tracker: { src: 'HTTPS://Stats.example:443/a b.js' } });
  expect(ask('https://stats.example/a%20b.js')).toMatchObject({ contentType: 'text/javascript' });
});
