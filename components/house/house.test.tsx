import { renderToStaticMarkup } from 'react-dom/server';
import { content } from '@/model/content';
import { House } from './house';

/** What each match of a pattern in the house's HTML captures. */
function find(pattern: RegExp): (string | undefined)[] {
  const html = renderToStaticMarkup(<House heading="Repairs" />);
  return [...html.matchAll(pattern)].map(([, captured]) => captured);
}
const buttons = () => find(/<input[^>]*type="checkbox"[^>]*>([^<]*)<\/label>/g);
const values = () => find(/type="checkbox" name="about" value="([^"]*)"/g);
const titles = () => find(/<h3[^>]*><a[^>]*>([^<]*)/g);
const partsOfPicture = () => find(/<label for="([^"]*)"/g);

/** Changes the active services of the fixture. */
function changeServices(change: (service: (typeof content.services)[number]) => object) {
  const services = content.services.map((service) => ({ ...service, ...change(service) }));
  jest.replaceProperty(content, 'services', services);
}

test('H5 the buttons are in the order of the content, services that it does not name last', () => {
  const { house } = content.home;
  jest.replaceProperty(house, 'order', ['caulking', 'skylights', 'hardware']);
  expect(buttons()).toEqual([
    'Draft or leak',
    'Sticks or drags',
    'High-rise',
    'Fogged or cracked',
    'Torn screen',
    'New window or door',
  ]);
  expect(titles()[0]).toBe('Caulking');
});

test('H5 a service without a symptom has its title on its button, one without a part has no square', () => {
  const { length } = content.services;
  changeServices(({ id }) => (id === 'caulking' ? { symptom: undefined, part: undefined } : {}));
  expect(buttons()).toContain('Caulking');
  expect(values()).toContain('Caulking');
  expect(buttons()).toHaveLength(length);
  expect(partsOfPicture()).toHaveLength(length - 1);
});

test.each([
  ['without the pictures', () => jest.replaceProperty(content.home.house, 'pictures', undefined)],
  ['without parts of the house', () => changeServices(() => ({ part: undefined }))],
])('H5 %s there are the buttons and the panels', (_, change) => {
  change();
  expect(buttons()).toHaveLength(content.services.length);
  expect(titles()).toHaveLength(content.services.length);
  expect(find(/(data-picture="house|<label for)/g)).toEqual([]);
  expect(find(/<button type="submit"[^>]*>([^<]*)/g)).toEqual(['Ask about these']);
});
