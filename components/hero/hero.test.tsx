import { renderToStaticMarkup } from 'react-dom/server';
import { content } from '@/model/content';
import { Hero } from './hero';

test.each([
  ['words of usual length', {}, false],
  [
    'a long headline',
    { headline: 'Windows and doors, mended the day you call us about them' },
    true,
  ],
  ['many areas', { subheading: `We serve ${'Bruce County, '.repeat(7)}and more` }, true],
])('with %s the hero has its call button in the first view: %s', (_, texts, isLong) => {
  jest.replaceProperty(content.home, 'hero', { ...content.home.hero, ...texts });
  expect(/<section[^>]* data-long/.test(renderToStaticMarkup(<Hero />))).toBe(isLong);
});
