import { renderToStaticMarkup } from 'react-dom/server';
import { content } from '@/model/content';
import { Facts } from './facts';

test.each([
  ['words of ten letters', 'Technician of the town', 'Insured', false],
  ['a word of eleven letters', 'Experienced in glass', 'Insured', true],
  ['such a word in a text', 'Insured', 'Experienced', true],
  ['eleven letters in two parts', 'Glass-Windows', 'Insured', false],
  ['a long title', 'We mend it all, day by day', 'Insured', true],
  ['a long text', 'Insured', 'We mend it all day by day and night by night', true],
])('the facts stand one below the other on a phone with %s', (_, title, text, needsRoom) => {
  const fact = { title, text };
  jest.replaceProperty(content.home, 'facts', [fact, fact, fact]);
  expect(renderToStaticMarkup(<Facts />).includes('data-long')).toBe(needsRoom);
});
