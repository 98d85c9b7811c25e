import { formServiceName } from '../providers/form-target';
import { loadContent } from './load-content';
import { placeholderValues } from './placeholders';

test('each placeholder has its fact', () => {
  const { site } = loadContent('e2e/fixtures/content');
  expect(placeholderValues(site)).toEqual({
    name: 'Northpane Window & Door',
    shortName: 'Northpane',
    url: 'https://northpane.example',
    phone: '(705) 555-0142',
    email: 'hello@northpane.example',
    hours: '7 days a week',
    areas: 'Simcoe County, Greater Toronto Area and Peel Region',
    form: 'this computer',
  });
});

test.each([
  ['this computer', { id: 'preview' }],
  ['Formspree', { id: 'abc' }],
  ['forms.ca:8080', { id: 'abc', service: 'https://forms.ca:8080/a' }],
])('messages go through %s', (name, form) => {
  expect(formServiceName(form)).toBe(name);
});
