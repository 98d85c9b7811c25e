/** @jest-environment jsdom */
import { watchReveal } from './watch-reveal';

const windowHeight = 800;
const height = 100;
const below = windowHeight + 200;
const above = -height - 50;

const fade = { cancel: jest.fn() };
const animate = jest.fn(() => fade);

let element: HTMLElement;
let stop: () => void;
let reduced: boolean;
/** What the browser does unasked when a size changes, at first when the watching begins. */
let reportSizes: () => void;

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
  reduced = false;
  window.matchMedia = (query) => ({ matches: reduced, media: query }) as MediaQueryList;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
    constructor(report: ResizeObserverCallback) {
      reportSizes = () => report([], this as unknown as ResizeObserver);
    }
  };
  Object.assign(window, { innerHeight: windowHeight, scrollY: 0 });
  element = document.createElement('div');
  element.animate = animate as never;
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const hidden = () => element.dataset.reveal === 'hidden';
const shown = (share: number) => windowHeight - share * height;
let report: () => void;

function place(top: number) {
  element.getBoundingClientRect = () => ({ top, bottom: top + height, height }) as DOMRect;
}

function watchAt(top: number, once = false) {
  place(top);
  stop = watchReveal(element, { threshold: 0.4, once });
  // The module keeps the first observer that it makes.
  report ??= reportSizes;
  report();
}

/** The page scrolls by the given way, after a frame, until the element's top is where it is wanted. */
function scrollTo(top: number, way = 20) {
  jest.advanceTimersByTime(16);
  place(top);
  Object.assign(window, { scrollY: window.scrollY + way });
  dispatchEvent(new Event('scroll'));
}

describe('hiding', () => {
  it('begins where the window ends', () => {
    watchAt(windowHeight - 1);
    expect(hidden()).toBe(false);
    stop();
    watchAt(windowHeight);
    expect(hidden()).toBe(true);
    expect(animate).not.toHaveBeenCalled();
  });

  it('spares what is in the window or above it', () => {
    watchAt(shown(0.05));
    scrollTo(shown(0.4));
    scrollTo(above);
    expect(hidden()).toBe(false);
    expect(animate).not.toHaveBeenCalled();
  });
});

describe('scrolling to the element', () => {
  it('lets it fade in at the share that is asked for, not before', () => {
    watchAt(below);
    scrollTo(shown(0.05));
    scrollTo(shown(0.39));
    expect(hidden()).toBe(true);
    expect(animate).not.toHaveBeenCalled();
    scrollTo(shown(0.4));
    expect(hidden()).toBe(false);
    expect(animate).toHaveBeenCalledTimes(1);
  });

  it('is no leap when a short element passes whole between two frames', () => {
    watchAt(below);
    scrollTo(shown(0), 300);
    jest.advanceTimersByTime(200);
    scrollTo(windowHeight - 2 * height, 200);
    expect(animate).toHaveBeenCalledTimes(1);
  });

  it('shows without motion when less of it is wanted', () => {
    reduced = true;
    watchAt(below);
    scrollTo(shown(0.5));
    expect(hidden()).toBe(false);
    expect(animate).not.toHaveBeenCalled();
  });
});

describe('a leap', () => {
  it('of more than half a window shows it at once, without motion', () => {
    watchAt(below);
    scrollTo(shown(0.05), windowHeight / 2 + 1);
    expect(hidden()).toBe(false);
    expect(animate).not.toHaveBeenCalled();
  });

  it('begins above half a window', () => {
    watchAt(below);
    scrollTo(shown(0.5), windowHeight / 2);
    expect(animate).toHaveBeenCalledTimes(1);
  });

  it('may take several frames', () => {
    watchAt(below);
    for (const way of [150, 150, 150]) scrollTo(below, way);
    scrollTo(shown(0.5), 0);
    expect(hidden()).toBe(false);
    expect(animate).not.toHaveBeenCalled();
  });

  it('is over after a tenth of a second', () => {
    watchAt(below);
    scrollTo(below, windowHeight);
    jest.advanceTimersByTime(101);
    scrollTo(below);
    jest.advanceTimersByTime(101);
    scrollTo(shown(0.5));
    expect(animate).toHaveBeenCalledTimes(1);
  });

  it('over the element leaves it visible for those who come back', () => {
    watchAt(below);
    scrollTo(above, 4000);
    expect(hidden()).toBe(false);
    scrollTo(height - 1, -20);
    expect(animate).not.toHaveBeenCalled();
  });
});

describe('patience', () => {
  it('shows after 700 ms what stays too far down', () => {
    watchAt(below);
    scrollTo(shown(0.05));
    jest.advanceTimersByTime(699);
    expect(hidden()).toBe(true);
    jest.advanceTimersByTime(1);
    expect(hidden()).toBe(false);
    expect(animate).toHaveBeenCalledTimes(1);
  });

  it('counts from the first pixel, however the page moves on', () => {
    watchAt(below);
    scrollTo(shown(0.05));
    jest.advanceTimersByTime(600);
    scrollTo(shown(0.1));
    jest.advanceTimersByTime(100);
    expect(hidden()).toBe(false);
  });

  it('ends when the element is scrolled away', () => {
    watchAt(below);
    scrollTo(shown(0.05));
    scrollTo(windowHeight, -20);
    jest.advanceTimersByTime(5000);
    expect(hidden()).toBe(true);
    expect(animate).not.toHaveBeenCalled();
  });

  it('ends when the element is shown', () => {
    watchAt(below);
    scrollTo(shown(0.05));
    scrollTo(shown(0.5));
    jest.advanceTimersByTime(5000);
    expect(animate).toHaveBeenCalledTimes(1);
  });
});

describe('scrolling back', () => {
  it('hides it again well below the window, in the middle of its motion too', () => {
    watchAt(below);
    scrollTo(shown(0.5));
    scrollTo(windowHeight + 79, -20);
    expect(hidden()).toBe(false);
    scrollTo(windowHeight + 80, -20);
    expect(hidden()).toBe(true);
    expect(fade.cancel).toHaveBeenCalledTimes(1);
    scrollTo(shown(0.5));
    expect(animate).toHaveBeenCalledTimes(2);
  });

  it('leaves it as it is above the window', () => {
    watchAt(below);
    scrollTo(shown(0.5));
    scrollTo(above);
    expect(hidden()).toBe(false);
    expect(fade.cancel).not.toHaveBeenCalled();
  });

  it('leaves it as it is when once is enough', () => {
    watchAt(below, true);
    scrollTo(shown(0.5));
    scrollTo(below, -20);
    expect(hidden()).toBe(false);
  });
});

describe('without any scrolling', () => {
  it('a page that shrinks or grows brings the element into view too', () => {
    watchAt(below);
    place(shown(0.5));
    report();
    expect(animate).toHaveBeenCalledTimes(1);
  });

  it('so does a taller window', () => {
    watchAt(below);
    Object.assign(window, { innerHeight: 2 * windowHeight });
    dispatchEvent(new Event('resize'));
    expect(animate).toHaveBeenCalledTimes(1);
  });
});

it('shows what was still hidden when the watching ends, and nothing moves later', () => {
  watchAt(below);
  scrollTo(shown(0.05));
  stop();
  expect(hidden()).toBe(false);
  jest.advanceTimersByTime(5000);
  scrollTo(shown(0.5));
  expect(animate).not.toHaveBeenCalled();
});
