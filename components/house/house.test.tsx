/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { content } from '@/model/content';
import { House } from './house';

const buttons = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox').map(({ labels }) => labels?.[0]?.textContent);
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
const partsOfPicture = () => document.querySelectorAll('label[for]');

/** Replaces properties of the fixture's active services. */
function changeServices(change: (service: (typeof content.services)[number]) => object) {
  const services = content.services.map((service) => ({ ...service, ...change(service) }));
  jest.replaceProperty(content, 'services', services);
}

test('H5 the buttons are in the order of the content, and services that it doesn’t name come last', () => {
  jest.replaceProperty(content.home.house, 'order', ['caulking', 'skylights', 'hardware']);
  render(<House heading="Repairs" />);
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

test('H5 a button without a symptom shows the service’s title, and a service without a part has no square', () => {
  const { length } = content.services;
  changeServices(({ id }) => (id === 'caulking' ? { symptom: undefined, part: undefined } : {}));
  render(<House heading="Repairs" />);
  expect(screen.getByRole('checkbox', { name: 'Caulking' })).toHaveProperty('value', 'Caulking');
  expect(buttons()).toHaveLength(length);
  expect(partsOfPicture()).toHaveLength(length - 1);
});

test.each([
  ['without the pictures', () => jest.replaceProperty(content.home.house, 'pictures', undefined)],
  ['without parts of the house', () => changeServices(() => ({ part: undefined }))],
])('H5 %s the buttons and the panels remain', (_, change) => {
  change();
  render(<House heading="Repairs" />);
  expect(buttons()).toHaveLength(content.services.length);
  expect(titles()).toHaveLength(content.services.length);
  expect(partsOfPicture()).toHaveLength(0);
  expect(document.querySelectorAll('[data-picture^="house/"]')).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Ask about these' })).toHaveProperty('type', 'submit');
});
