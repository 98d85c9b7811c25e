import { renderToStaticMarkup } from 'react-dom/server';
import { content } from '@/model/content';
import { FeaturedTestimonial } from './featured-testimonial';

test('without an active testimonial nothing is rendered', () => {
  jest.replaceProperty(content, 'testimonials', []);
  expect(renderToStaticMarkup(<FeaturedTestimonial />)).toBe('');
});
