import { watchReveal } from './watch-reveal';

const playback = { complete: jest.fn(), cancel: jest.fn() };
const reveal = jest.fn(() => playback);

/** The watching that was asked for last; reports come when the test sends them. */
let observer: {
  report: IntersectionObserverCallback;
  thresholds: unknown;
  observe: jest.Mock;
  disconnect: jest.Mock;
};

let element: HTMLElement;
let reduced: boolean;

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
  reduced = false;
  window.matchMedia = (query) => ({ matches: reduced, media: query }) as MediaQueryList;
  window.IntersectionObserver = class {
    observe = jest.fn();
    disconnect = jest.fn();
    constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const { observe, disconnect } = this;
      observer = { report, thresholds: options?.threshold, observe, disconnect };
    }
  } as never;
  element = document.createElement('div');
});
afterEach(() => jest.useRealTimers());

const watch = (once = false) => watchReveal(element, { threshold: 0.4, once, reveal });

const windowHeight = 800;

/** What the browser reports: the share of the element that is in the window, and where its top is. */
function report(share: number, top: number) {
  const entry = {
    isIntersecting: share > 0,
    intersectionRatio: share,
    boundingClientRect: { top },
    rootBounds: { bottom: windowHeight },
  };
  observer.report([entry as IntersectionObserverEntry], {} as IntersectionObserver);
}

const below = () => report(0, 1000);
const above = () => report(0, -1000);
const entering = (share: number) => report(share, 700);

const hidden = () => element.dataset.reveal === 'hidden';

describe('hiding', () => {
  it('waits until the element is reported below the window', () => {
    watch();
    expect(hidden()).toBe(false);
    below();
    expect(hidden()).toBe(true);
    expect(reveal).not.toHaveBeenCalled();
  });

  it('begins where the window ends', () => {
    watch();
    report(0, windowHeight - 1);
    expect(hidden()).toBe(false);
    report(0, windowHeight);
    expect(hidden()).toBe(true);
  });

  it('spares what is in the window or above it', () => {
    watch();
    entering(0.05);
    entering(0.4);
    above();
    expect(hidden()).toBe(false);
    expect(reveal).not.toHaveBeenCalled();
  });

  it('is nothing for those who want less motion', () => {
    reduced = true;
    const asked = jest.spyOn(window, 'IntersectionObserver');
    watch()();
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('scrolling to the element', () => {
  it('is reported at its first pixel and at the share that is asked for', () => {
    watch();
    expect(observer.observe).toHaveBeenCalledWith(element);
    expect(observer.thresholds).toEqual([0, 0.4]);
  });

  it('reveals it at that share, not before', () => {
    watch();
    below();
    entering(0.05);
    entering(0.39);
    expect(hidden()).toBe(true);
    expect(reveal).not.toHaveBeenCalled();
    entering(0.4);
    expect(hidden()).toBe(false);
    expect(reveal).toHaveBeenCalledTimes(1);
  });

  it('by a leap shows it at once, without motion', () => {
    watch();
    below();
    entering(0.11);
    expect(hidden()).toBe(false);
    expect(reveal).not.toHaveBeenCalled();
  });

  it('is no leap up to a tenth', () => {
    watch();
    below();
    entering(0.1);
    expect(hidden()).toBe(true);
  });

  it('is no leap once a part of it has been in view', () => {
    watch();
    below();
    entering(0.05);
    entering(0.9);
    expect(reveal).toHaveBeenCalledTimes(1);
  });
});

describe('patience', () => {
  it('reveals after 700 ms what stays too far down', () => {
    watch();
    below();
    entering(0.05);
    jest.advanceTimersByTime(699);
    expect(hidden()).toBe(true);
    jest.advanceTimersByTime(1);
    expect(hidden()).toBe(false);
    expect(reveal).toHaveBeenCalledTimes(1);
  });

  it('ends when the element is scrolled away', () => {
    watch();
    below();
    entering(0.05);
    below();
    jest.advanceTimersByTime(5000);
    expect(hidden()).toBe(true);
    expect(reveal).not.toHaveBeenCalled();
  });

  it('ends when the element is revealed', () => {
    watch();
    below();
    entering(0.05);
    entering(0.5);
    jest.advanceTimersByTime(5000);
    expect(reveal).toHaveBeenCalledTimes(1);
  });
});

describe('scrolling back', () => {
  it('hides it again below the window, in the middle of its motion too', () => {
    watch();
    below();
    entering(0.05);
    entering(0.4);
    below();
    expect(playback.cancel).toHaveBeenCalledTimes(1);
    expect(hidden()).toBe(true);
    entering(0.05);
    entering(0.4);
    expect(reveal).toHaveBeenCalledTimes(2);
  });

  it('leaves it as it is above the window', () => {
    watch();
    below();
    entering(0.05);
    entering(0.4);
    above();
    expect(hidden()).toBe(false);
    expect(playback.cancel).not.toHaveBeenCalled();
  });

  it('is not watched any more when once is enough', () => {
    watch(true);
    below();
    expect(observer.disconnect).not.toHaveBeenCalled();
    entering(0.05);
    entering(0.4);
    expect(observer.disconnect).toHaveBeenCalledTimes(1);
  });

  it('nor after a leap', () => {
    watch(true);
    below();
    entering(0.5);
    expect(observer.disconnect).toHaveBeenCalledTimes(1);
  });

  it('is watched on when it answers each time', () => {
    watch();
    below();
    entering(0.05);
    entering(0.4);
    expect(observer.disconnect).not.toHaveBeenCalled();
  });
});

describe('the end of watching', () => {
  it('leaves the element visible and its motion completed', () => {
    const stop = watch();
    below();
    entering(0.05);
    entering(0.4);
    stop();
    expect(observer.disconnect).toHaveBeenCalledTimes(1);
    expect(playback.complete).toHaveBeenCalledTimes(1);
    expect(hidden()).toBe(false);
  });

  it('shows what was still hidden, and nothing moves later', () => {
    const stop = watch();
    below();
    entering(0.05);
    stop();
    expect(hidden()).toBe(false);
    jest.advanceTimersByTime(5000);
    expect(reveal).not.toHaveBeenCalled();
  });
});
