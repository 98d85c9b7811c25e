import { renderToStaticMarkup } from 'react-dom/server';
import { content } from '@/content';
import { Facts } from './facts';

test.each([
  ['words of ten letters', 'Technician of the town', false],
  ['a word of eleven letters', 'Experienced in glass', true],
  ['eleven letters in two parts', 'Glass-Windows', false],
])('the facts stand one below the other on a phone with %s, “%s”: %s', (_, title, needsRoom) => {
  const fact = { title, text: 'Insured' };
  jest.replaceProperty(content.home, 'facts', [fact, fact, fact]);
  expect(renderToStaticMarkup(<Facts />).includes('data-long')).toBe(needsRoom);
});
