import { renderToStaticMarkup } from 'react-dom/server';
import { content } from '@/model/content';
import { ServicesOverview } from './services-overview';

test('H5 a service without a part stands in a list below the house', () => {
  const [first, ...others] = content.services;
  const { part, ...withoutPart } = first ?? {};
  jest.replaceProperty(content, 'services', [withoutPart, ...others] as typeof content.services);
  const [house, list] = renderToStaticMarkup(<ServicesOverview />).split('</fieldset>');
  expect(house?.match(/type="radio"/g)).toHaveLength(others.length);
  expect(house).not.toContain(`#${first?.id}"`);
  expect(list).toContain(`href="/services#${first?.id}"`);
});

test('H5 without the pictures the list of services stands alone', () => {
  jest.replaceProperty(content.home, 'house', undefined);
  const html = renderToStaticMarkup(<ServicesOverview />);
  expect(html).not.toContain('type="radio"');
  for (const { id } of content.services) expect(html).toContain(`href="/services#${id}"`);
});
