/** @jest-environment jsdom */
const src = 'https://widget.example/embed.js';

/** Opens a page with a feed that nobody scrolls to. */
async function open() {
  document.body.innerHTML =
    '<section><div class="social-feed-slot"></div><script></script></section>';
  const feed = document.querySelector('section') as HTMLElement;
  feed.setAttribute('data-feed', JSON.stringify({ script: { src } }));
  jest
    .spyOn(document, 'currentScript', 'get')
    .mockReturnValue(document.body.querySelector('script'));
  jest.resetModules();
  await import('./feed');
}

test('only errors of the provider’s script are kept out of the console, for visitors alone', async () => {
  Object.assign(window, {
    IntersectionObserver: class {
      observe() {}
    },
  });
  const isReported = (init: ErrorEventInit) =>
    dispatchEvent(new ErrorEvent('error', { cancelable: true, ...init }));
  await open();
  // The environment of tests is development, where an owner sees them.
  expect(isReported({ filename: src })).toBe(true);
  const { env } = process;
  process.env = { ...env, NODE_ENV: 'production' };
  await open();
  process.env = env;
  expect(isReported({ filename: src })).toBe(false);
  // A module that was requested again.
  expect(isReported({ filename: `${src}#1` })).toBe(false);
  expect(isReported({ filename: 'https://statistics.example/script.js' })).toBe(true);
  expect(isReported({ filename: '' })).toBe(true);
  const running = document.createElement('script');
  running.src = src;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(running);
  expect(isReported({ filename: '' })).toBe(false);
});
