/** @jest-environment jsdom */
import type { FeedEmbed } from '@/content/schema';
import { getConsent, saveConsent } from './consent';

const embed: FeedEmbed = {
  container: { tag: 'div', id: 'feed', class: 'posts', attributes: { 'data-count': '6' } },
  script: { src: 'https://widget.example/embed.js', id: 'embed' },
  init: { path: 'Widget.start', args: ['a'] },
  reload: 'replace',
  consent: false,
};
const script = () => document.querySelector<HTMLScriptElement>(`[src="${embed.script.src}"]`);
const fire = (type: string) => script()?.dispatchEvent(new Event(type));
const feed = () => document.querySelector('section') as HTMLElement;
const slot = () => document.querySelector('.social-feed-slot') as HTMLElement;
const state = () => feed().dataset.state;
const start = jest.fn();
/** Reports of a size, once the script observes it. */
let reportSize = () => {};
let reachViewport = () => {};

/** Gives the slot this height, as a widget does. */
function draw(height: number) {
  Object.defineProperty(slot(), 'offsetHeight', { value: height, configurable: true });
  reportSize();
}

/** Opens a page with this feed, and scrolls to it. */
async function open(settings: Partial<FeedEmbed> = {}) {
  document.body.innerHTML =
    '<svg data-feed="{}"></svg><section><div class="social-feed-slot"></div><button class="social-feed-agree"></button></section>';
  feed().dataset.feed = JSON.stringify({ ...embed, ...settings });
  const inline = document.createElement('script');
  feed().append(inline);
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(inline);
  jest.resetModules();
  await import('./feed');
  reachViewport();
}

beforeEach(() => {
  reportSize = () => {};
  jest.useFakeTimers();
  jest.resetAllMocks();
  localStorage.clear();
  document.head.replaceChildren();
  Object.assign(window, {
    Widget: { start },
    ResizeObserver: class {
      constructor(private readonly report: () => void) {}
      observe() {
        reportSize = this.report;
      }
      disconnect() {}
    },
    IntersectionObserver: class {
      constructor(private readonly report: (entries: object[]) => void) {}
      observe() {
        reachViewport = () => this.report([{ isIntersecting: true }]);
      }
      disconnect() {
        reachViewport = () => {};
      }
    },
  });
});

test('the script is added and called with the container, and the feed is live once it has a height', async () => {
  await open();
  expect(script()).toMatchObject({ id: 'embed', async: true });
  expect(slot().innerHTML).toBe('<div id="feed" class="posts" data-count="6"></div>');
  // An empty frame has a height before its content is there.
  draw(400);
  jest.advanceTimersByTime(9999);
  expect(state()).toBe('loading');
  fire('load');
  expect(start).toHaveBeenCalledWith('a', slot().firstChild);
  draw(20);
  expect(state()).toBe('loading');
  draw(400);
  fire('error');
  expect(state()).toBe('live');
});

test.each<[string, () => unknown]>([
  ['a silent script', () => jest.advanceTimersByTime(10_000)],
  ['a widget that draws nothing', () => fire('load') && jest.advanceTimersByTime(10_000)],
  ['a widget without its function', () => Object.assign(window, { Widget: {} }) && fire('load')],
  ['a widget that rejects', () => start.mockRejectedValue(new Error()) && fire('load')],
])('%s counts as failed until the widget has a height', async (_, fail) => {
  await open();
  fail();
  await jest.advanceTimersByTimeAsync(0);
  expect(state()).toBe('failed');
  fire('load');
  draw(400);
  expect(state()).toBe('live');
});

test('where storage is denied the answer holds on this page, also when the feed is tried again', async () => {
  const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await open({ consent: true });
  feed().querySelector('button')?.click();
  fire('error');
  expect(state()).toBe('failed');
  dispatchEvent(new Event('online'));
  reachViewport();
  expect(state()).toBe('loading');
  denied.mockRestore();
});

test('consent to a company is not consent to another', () => {
  saveConsent(embed.script.src, true);
  expect(getConsent(`${embed.script.src}?2`)).toBe(true);
  expect(getConsent('https://other.example/embed.js')).toBeUndefined();
});

test('nothing is requested before consent, which is asked once', async () => {
  await open({ consent: true });
  expect([state(), script()]).toEqual(['asking', null]);
  feed().querySelector('button')?.click();
  expect(state()).toBe('loading');
  await open({ consent: true });
  expect(state()).toBe('loading');
});

test.each<[string, FeedEmbed['reload'], number]>([
  ['is replaced', 'replace', 0],
  ['that is loaded only once is called again', 'once', 1],
])('when the connection is back, near the viewport, a script %s', async (_, reload, calls) => {
  await open({ reload });
  const first = script();
  fire('load');
  jest.advanceTimersByTime(10_000);
  start.mockReset();
  dispatchEvent(new Event('online'));
  expect(state()).toBe('failed');
  reachViewport();
  expect(state()).toBe('loading');
  expect(script() === first).toBe(reload === 'once');
  expect(start).toHaveBeenCalledTimes(calls);
});

test('a widget that starts by itself is called only where its script is there already', async () => {
  const init = { path: 'Widget.start', args: [], returningOnly: true };
  await open({ init, reload: 'once' });
  fire('load');
  expect(start).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10_000);
  dispatchEvent(new Event('online'));
  reachViewport();
  expect(start).toHaveBeenCalledWith(slot().firstChild);
});

test('a script that is loaded only once and has failed is requested again', async () => {
  await open({ reload: 'once' });
  const first = script();
  fire('error');
  dispatchEvent(new Event('online'));
  reachViewport();
  expect([script(), script() === first]).toEqual([expect.any(HTMLScriptElement), false]);
});

test('a module that failed is requested as another module', async () => {
  await open({ script: { ...embed.script, module: true } });
  fire('error');
  dispatchEvent(new Event('online'));
  reachViewport();
  const [retried] = document.head.querySelectorAll('script');
  expect([retried?.type, retried?.src]).toEqual(['module', `${embed.script.src}#1`]);
});

test('only errors of the provider’s script are kept out of the console', async () => {
  await open();
  const isReported = (init: ErrorEventInit) =>
    dispatchEvent(new ErrorEvent('error', { cancelable: true, ...init }));
  // The environment of tests is development, where an owner sees them.
  expect(isReported({ filename: embed.script.src })).toBe(true);
  const { env } = process;
  process.env = { ...env, NODE_ENV: 'production' };
  await open();
  process.env = env;
  expect(isReported({ filename: embed.script.src })).toBe(false);
  expect(isReported({ filename: 'https://statistics.example/script.js' })).toBe(true);
  expect(isReported({ filename: '' })).toBe(true);
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script());
  expect(isReported({ filename: '' })).toBe(false);
});
