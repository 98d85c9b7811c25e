import { renderToStaticMarkup } from 'react-dom/server';
import { content } from '@/content';
import { Notice } from './notice';

test.each([
  ['before its days', '2999-01-01', '2999-01-02', false],
  ['on its days', '2020-01-01', '2999-01-02', true],
  ['after its days', '2020-01-01', '2020-01-02', false],
])('%s search engines read the notice: %s to %s: %s', (_, from, until, holds) => {
  jest.replaceProperty(content.site, 'notice', { text: 'Closed for a week.', from, until });
  const html = renderToStaticMarkup(<Notice />);
  expect(html.includes('<p>Closed for a week.</p>')).toBe(holds);
  expect(/<div[^>]* hidden=""/.test(html)).toBe(!holds);
});
