import { itemsOf } from './faint-items';

const words = (text: string, over: string[], path = '/') => ({
  text,
  contrast: 2,
  over,
  path,
  screen: 'on phones',
});

test('words that are faint are told once for each picture, whatever its shapes', () => {
  const items = itemsOf([
    words('One', ['tall/sun.jpg']),
    words('Two', ['wide/sun.jpg'], '/services'),
    words('Two', ['card/shop.jpg'], '/services'),
  ]);
  expect(items.map(({ state, found }) => `${state}: ${found}`)).toEqual([
    'warning: Words too faint over sun.jpg: “One”, “Two” (/ on phones, /services on phones).',
    'warning: Words too faint over shop.jpg: “Two” (/services on phones).',
  ]);
});

test('words that no picture makes faint are none of the owner’s', () => {
  expect(itemsOf([words('One', [])])).toEqual([expect.objectContaining({ state: 'ready' })]);
});
