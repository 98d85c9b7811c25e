/** @jest-environment jsdom */
import './pictures';

test('a lost picture of the site is hidden and requested again, others are not', () => {
  document.body.innerHTML =
    '<img data-picture="a" src="/a.avif"><img src="/widget.jpg"><img data-picture="b" src="/b.avif"><img data-picture="c" src="/c.avif">';
  const [own, foreign, loaded, arriving] = document.images;
  const requested: string[] = [];
  Object.defineProperty(loaded, 'naturalWidth', { value: 9 });
  for (const picture of document.images) {
    Object.defineProperty(picture, 'complete', { value: picture !== arriving });
    Object.defineProperty(picture, 'src', {
      get: () => '',
      set: () => requested.push(picture.outerHTML),
    });
    if (picture === own || picture === foreign) picture.dispatchEvent(new Event('error'));
  }
  expect([own?.style.opacity, foreign?.style.opacity]).toEqual(['0', '']);
  window.dispatchEvent(new Event('online'));
  expect(requested).toEqual([own?.outerHTML]);
  own?.dispatchEvent(new Event('load'));
  expect(own?.style.opacity).toBe('');
});
