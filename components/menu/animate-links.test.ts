/** @jest-environment jsdom */
import { animate } from 'framer-motion/dom/mini';

jest.mock('framer-motion/dom/mini', () => ({
  animate: jest.fn(() => ({ cancel: jest.fn() })),
}));

const animations = jest.mocked(animate);
const cancelled = () =>
  animations.mock.results.map(({ value }) => jest.mocked(value.cancel).mock.calls.length);
let isReduced = false;

const tell = (newState: string) =>
  document.querySelector('#menu')?.dispatchEvent(Object.assign(new Event('toggle'), { newState }));

beforeAll(async () => {
  document.body.innerHTML =
    '<div id="menu"><a>Home</a><a>Services</a><p><a>Call</a></p></div><a>Elsewhere</a>';
  window.matchMedia = (query) =>
    ({ matches: isReduced && query.includes('reduced-motion') }) as MediaQueryList;
  await import('./animate-links');
});

beforeEach(() => {
  isReduced = false;
  tell('closed');
  animations.mockClear();
});

test('the links of the menu appear one after the other, within half a second', () => {
  tell('open');
  const given = animations.mock.calls as unknown as [Element, object, { delay: number }][];
  expect(given.map(([link]) => link.textContent)).toEqual(['Home', 'Services', 'Call']);
  let last = -1;
  for (const [, values, options] of given) {
    expect(values).toEqual({ opacity: [0, 1], transform: ['translateY(-1rem)', 'translateY(0)'] });
    expect(options).toMatchObject({ duration: 0.3 });
    expect(options.delay).toBeGreaterThan(last);
    expect(options.delay).toBeLessThan(0.2);
    last = options.delay;
  }
});

test.each(['closed', 'open'])('what still moves is cancelled when the menu is %s', (newState) => {
  tell('open');
  expect(cancelled()).toEqual([0, 0, 0]);
  tell(newState);
  expect(cancelled().slice(0, 3)).toEqual([1, 1, 1]);
  tell('closed');
  expect(cancelled()).toEqual(cancelled().map(() => 1));
});

test('nothing moves when the menu closes, nor for a visitor who wants less motion', () => {
  tell('closed');
  isReduced = true;
  tell('open');
  expect(animations).not.toHaveBeenCalled();
});
