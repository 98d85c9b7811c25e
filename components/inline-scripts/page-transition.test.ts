/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import './page-transition';

test.each(['pageswap', 'pagereveal'])(
  'a transition that WebKit skips at %s is no error, and leaves nothing',
  async (type) => {
    const skip = () => Promise.reject(new DOMException('skipped', 'AbortError'));
    const viewTransition = {
      ready: skip(),
      updateCallbackDone: skip(),
      finished: Promise.resolve(),
    };
    // A rejection that nobody handles would fail the test.
    dispatchEvent(Object.assign(new Event(type), { viewTransition }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.documentElement).not.toHaveAttribute('data-view-transition');
  },
);

test('a transition that fails leaves nothing either', async () => {
  const failed = () => Promise.reject(new DOMException('failed', 'InvalidStateError'));
  const viewTransition = { ready: failed(), updateCallbackDone: failed(), finished: failed() };
  dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition }));
  expect(document.documentElement).toHaveAttribute('data-view-transition');
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.documentElement).not.toHaveAttribute('data-view-transition');
});

test('without a transition a page is shown as it is', () => {
  const onError = jest.fn((event: ErrorEvent) => event.preventDefault());
  addEventListener('error', onError);
  for (const type of ['pageswap', 'pagereveal'])
    dispatchEvent(Object.assign(new Event(type), { viewTransition: null }));
  expect(onError).not.toHaveBeenCalled();
});
