import { renderToStaticMarkup } from 'react-dom/server';
import { content } from '@/content/model/content';
import { derived } from '@/content/model/derived-facts';
import { Areas } from './areas';
import { Voice } from './voice';

const { map } = derived;
afterEach(() => {
  jest.restoreAllMocks();
  derived.map = map;
});

test.each([
  ['one region', ['Simcoe County']],
  ['three regions', ['Simcoe County', 'Greater Toronto Area', 'Peel Region']],
  ['eight regions', Array.from({ length: 8 }, (_, index) => `Region ${index}`)],
])('without a map, %s are panes that lead to the contact page', (_, areas) => {
  // An owner's regions may leave none to be replaced.
  derived.map = undefined;
  jest.replaceProperty(content.site, 'areas', areas);
  const panes = renderToStaticMarkup(<Areas />).match(/<a [^>]*>.*?<\/a>/g);
  expect(panes).toHaveLength(areas.length);
  for (const area of areas) {
    expect(panes?.find((pane) => pane.includes(area))).toMatch(/href="[^"]*\/contact"/);
  }
});

test('without an active testimonial there is no empty frame', () => {
  jest.replaceProperty(content, 'testimonials', []);
  expect(renderToStaticMarkup(<Voice />)).toBe('');
});
