import { renderToStaticMarkup } from 'react-dom/server';
import { content } from '@/model/content';
import { HomeCallToAction } from './home-call-to-action';

test.each([
  ['30%', 'rgb(from var(--night) r g b / 30%)'],
  [undefined, 'var(--shade)'],
])('a picture with the shade %s has it behind its text', (shade, colour) => {
  const file = content.home.callToAction.wide;
  jest.replaceProperty(content, 'pictures', [{ file, alt: 'A window', focus: '50% 50%', shade }]);
  const [, shown] = renderToStaticMarkup(<HomeCallToAction />).match(/--wide-shade:([^}]*)/) ?? [];
  expect(shown).toBe(colour);
});
