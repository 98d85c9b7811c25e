import { renderToStaticMarkup } from 'react-dom/server';
import { content } from '@/content/schema/content';
import { AreaPanes } from './area-panes';
import { Voice } from './voice';

afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  ['one region', ['Simcoe County']],
  ['three regions', ['Simcoe County', 'Greater Toronto Area', 'Peel Region']],
  ['eight regions', Array.from({ length: 8 }, (_, index) => `Region ${index}`)],
])('without a map, %s are panes that lead to the contact page', (_, areas) => {
  jest.replaceProperty(content.site, 'areas', areas);
  const panes = renderToStaticMarkup(<AreaPanes />).match(/<a [^>]*>.*?<\/a>/g);
  expect(panes).toHaveLength(areas.length);
  for (const area of areas) {
    expect(panes?.find((pane) => pane.includes(area))).toMatch(/href="[^"]*\/contact"/);
  }
});

test('without an active testimonial there is no empty frame', () => {
  jest.replaceProperty(content, 'testimonials', []);
  expect(renderToStaticMarkup(<Voice />)).toBe('');
});
