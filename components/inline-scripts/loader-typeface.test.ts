/** @jest-environment jsdom */

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(innerWidth);
  Object.assign(document, { getAnimations: () => [] });
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

/** Opens a page whose typeface has not come, or has. @returns the requests, what is used, and how to answer. */
async function openWithTypeface(status: string) {
  document.head.innerHTML = '<link rel="preload" as="font" href="/a.woff2">';
  const requests: unknown[][] = [];
  let resolve: (value?: unknown) => void = () => {};
  let reject: (reason?: unknown) => void = () => {};
  const promise = new Promise((...both) => {
    [resolve, reject] = both;
  });
  Object.assign(window, {
    FontFace: class {
      constructor(...given: unknown[]) {
        requests.push(given);
      }
      load = () => promise;
    },
  });
  const face = { family: 'a', weight: '400 700', status };
  const fonts = Object.assign([face], { add: jest.fn() });
  Object.assign(document, { fonts });
  jest.resetModules();
  await import('./loader');
  return { requests, used: fonts.add, resolve, reject };
}

test.each([
  ['before the end of the loader is used', 100, 1],
  ['after its end is not used', 2500, 0],
])('a typeface that comes %s', async (_, time, count) => {
  const { requests, used, resolve } = await openWithTypeface('loading');
  // With another weight its bold letters would be drawn by the browser.
  expect(requests).toEqual([['a', 'url(http://localhost/a.woff2)', { weight: '400 700' }]]);
  jest.advanceTimersByTime(time);
  resolve('face');
  await Promise.resolve();
  expect(used).toHaveBeenCalledTimes(count);
});

test('a typeface that is there is not requested again, and one that is lost is no error', async () => {
  expect((await openWithTypeface('loaded')).requests).toEqual([]);
  sessionStorage.clear();
  const { requests, used, reject } = await openWithTypeface('error');
  expect(requests).toHaveLength(1);
  // A rejection that nobody handles would fail the test.
  reject(new DOMException('lost', 'NetworkError'));
  jest.useRealTimers();
  await new Promise((done) => setTimeout(done));
  expect(used).not.toHaveBeenCalled();
});
