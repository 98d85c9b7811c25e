/** @jest-environment jsdom */
import type { FeedEmbed } from '@/content/schema';
import { getConsent, saveConsent } from './consent';
import { mountFeed } from './mount-feed';

const embed: FeedEmbed = {
  container: { tag: 'div', id: 'feed', class: 'posts', attributes: { 'data-count': '6' } },
  script: { src: 'https://widget.example/embed.js' },
  init: { path: 'Widget.start', args: ['a'] },
  reload: 'replace',
  consent: false,
};
const slot = document.createElement('div');
const scripts = () => [...document.scripts].filter(({ src }) => src === embed.script.src);
const fire = (type: string) => scripts()[0]?.dispatchEvent(new Event(type));
const states = jest.fn();
const start = jest.fn();
let reportSize = () => {};

/** Gives the slot this height, as a widget does. */
function draw(height: number) {
  Object.defineProperty(slot, 'offsetHeight', { value: height, configurable: true });
  reportSize();
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  document.head.replaceChildren();
  draw(0);
  Object.assign(window, {
    Widget: { start },
    ResizeObserver: class {
      constructor(callback: () => void) {
        reportSize = callback;
      }
      observe() {}
      disconnect() {}
    },
  });
});

test('the script is added and called with the container, and the feed is live once it has a height', () => {
  mountFeed(slot, embed, states);
  expect(slot.innerHTML).toBe('<div id="feed" class="posts" data-count="6"></div>');
  expect(scripts()).toHaveLength(1);
  fire('load');
  expect(start).toHaveBeenCalledWith('a', slot.firstChild);
  draw(20);
  draw(400);
  fire('error');
  expect(states.mock.calls).toEqual([['loading'], ['live']]);
});

test.each<[string, () => unknown]>([
  ['a lost script', () => fire('error')],
  ['a silent one', () => jest.advanceTimersByTime(10_000)],
  ['a widget that draws nothing', () => fire('load') && jest.advanceTimersByTime(10_000)],
  ['a widget without its function', () => Object.assign(window, { Widget: {} }) && fire('load')],
  ['a widget that rejects', () => start.mockRejectedValue(new Error()) && fire('load')],
])('%s counts as failed until the widget has a height', async (_, fail) => {
  mountFeed(slot, embed, states);
  fail();
  await jest.advanceTimersByTimeAsync(0);
  expect(states.mock.lastCall).toEqual(['failed']);
  draw(400);
  expect(states.mock.lastCall).toEqual(['live']);
});

test('consent to a company is not consent to another', () => {
  saveConsent(embed.script.src, true);
  expect(getConsent(`${embed.script.src}?2`)).toBe(true);
  expect(getConsent('https://other.example/embed.js')).toBeUndefined();
});

test('another attempt replaces the script, or calls a script that is loaded only once', () => {
  mountFeed(slot, embed, states)();
  mountFeed(slot, embed, states);
  expect(scripts()).toHaveLength(1);
  fire('load');
  mountFeed(slot, { ...embed, reload: 'once' }, states);
  expect(scripts()).toHaveLength(1);
  expect(start).toHaveBeenCalledTimes(2);
});
