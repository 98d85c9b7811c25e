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

test('the picture without lights has the shape of the lit one on each screen', () => {
  const html = renderToStaticMarkup(<Hero />);
  const sources = html.match(/<source[^>]*>/g) ?? [];
  expect(sources).toHaveLength(2);
  const [lit, unlit] = sources.map((source) => source.match(/media="([^"]*)"/)?.[1]);
  expect(unlit).toBe(lit);
  const [image] = html.match(/<img[^>]*data-hero-unlit[^>]*>/) ?? [];
  // On all later pages it is neither displayed nor fetched.
  expect(image).toMatch(/ alt="" .*loading="lazy" fetchPriority="low"/);
});
