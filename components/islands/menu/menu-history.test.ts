/** @jest-environment jsdom */
import { afterMenuEntry, dropMenuEntry, pushMenuEntry } from './menu-history';

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

test('what must outlast going back waits until the browser has restored the scroll position', async () => {
  pushMenuEntry(() => {});
  const toTop = jest.fn();
  afterMenuEntry(toTop);
  const back = new Promise((done) => addEventListener('popstate', done, { once: true }));
  dropMenuEntry();
  await back;
  expect(toTop).not.toHaveBeenCalled();
  await nextFrame();
  expect(toTop).toHaveBeenCalledTimes(1);
});

test('without an open menu there is nothing to wait for', () => {
  const toTop = jest.fn();
  afterMenuEntry(toTop);
  expect(toTop).toHaveBeenCalledTimes(1);
});

test('a menu that is opened again before the step back has come stays open, and Back closes it', async () => {
  const popstate = () => new Promise((done) => addEventListener('popstate', done, { once: true }));
  pushMenuEntry(() => {});
  dropMenuEntry();
  const close = jest.fn(dropMenuEntry);
  pushMenuEntry(close);
  await popstate();
  expect(close).not.toHaveBeenCalled();
  history.back();
  await popstate();
  expect(close).toHaveBeenCalledTimes(1);
});
