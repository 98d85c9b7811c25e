/** @jest-environment jsdom */
import type { FeedEmbed } from '@/content/schema';

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
let reachViewport = (..._isNear: boolean[]) => {};

/** Gives the slot this height, as a widget does. */
function draw(height: number) {
  Object.defineProperty(slot(), 'offsetHeight', { value: height, configurable: true });
  reportSize();
}

/** Opens a page with this feed, and scrolls to it, or not so far. */
async function open(settings: Partial<FeedEmbed> = {}, isNear = true) {
  document.body.innerHTML =
    '<svg data-feed="{}"></svg><section tabindex="-1"><div class="social-feed-slot"></div><button class="social-feed-agree"></button></section>';
  feed().dataset.feed = JSON.stringify({ ...embed, ...settings });
  const inline = document.createElement('script');
  feed().append(inline);
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(inline);
  jest.resetModules();
  await import('./feed');
  reachViewport(isNear);
}

/** Nothing loads a live feed anew, which would empty it. */
async function expectLasting() {
  const shown = slot().firstChild;
  dispatchEvent(new Event('online'));
  reachViewport();
  await jest.advanceTimersByTimeAsync(10_000);
  expect([state(), slot().firstChild]).toEqual(['live', shown]);
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
        reachViewport = (...isNear) => {
          const places = isNear.length > 0 ? isNear : [true];
          this.report(places.map((isIntersecting) => ({ isIntersecting })));
        };
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

test('a visitor who does not come near it loads nothing', async () => {
  await open({}, false);
  expect([state(), script(), slot().children]).toMatchObject([undefined, null, { length: 0 }]);
});

test('a visitor who comes near it while the observer is late finds it', async () => {
  await open({}, false);
  reachViewport(false, true);
  expect(state()).toBe('loading');
});

test('a widget that draws, and rejects afterwards, is live', async () => {
  await open();
  start.mockImplementation(async () => {
    draw(400);
    throw new Error('It could not count the visit.');
  });
  fire('load');
  await jest.advanceTimersByTimeAsync(0);
  expect(state()).toBe('live');
  await expectLasting();
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
  await expectLasting();
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

test('nothing is requested before consent, which is asked once', async () => {
  await open({ consent: true });
  expect([state(), script()]).toEqual(['asking', null]);
  feed().querySelector('button')?.click();
  expect(state()).toBe('loading');
  // The button is gone, and with it the focus would be.
  expect(document.activeElement).toBe(feed());
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
  expect(slot().children).toHaveLength(1);
  expect(script() === first).toBe(reload === 'once');
  expect(start).toHaveBeenCalledTimes(calls);
  fire('load');
  draw(400);
  await expectLasting();
});

test('each attempt has ten seconds of its own', async () => {
  await open();
  fire('error');
  jest.advanceTimersByTime(9000);
  dispatchEvent(new Event('online'));
  reachViewport();
  jest.advanceTimersByTime(9999);
  expect(state()).toBe('loading');
  jest.advanceTimersByTime(1);
  expect(state()).toBe('failed');
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
