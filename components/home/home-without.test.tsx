import { renderToStaticMarkup } from 'react-dom/server';
import { content } from '@/content/schema';
import { FeaturedTestimonial } from './featured-testimonial';

test('without an active testimonial there is no empty frame', () => {
  jest.replaceProperty(content, 'testimonials', []);
  expect(renderToStaticMarkup(<FeaturedTestimonial />)).toBe('');
});
