import { placeholderValues } from '../check/placeholders';
import { formServiceName } from '../providers/form-target';
import { loadContent } from './load-content';

test('each placeholder has its fact', () => {
  const { site } = loadContent('e2e/fixtures/variant');
  expect(placeholderValues(site)).toEqual({
    name: 'Clearwater Glass Company',
    shortName: 'Clearwater',
    url: 'https://clearwater.example/sub',
    phone: '(705) 555-0111',
    email: 'jo@clearwater.example',
    hours: 'Monday to Friday',
    areas: 'Orillia and Midland',
    form: 'Formspree',
  });
});

test.each([
  ['this computer', { id: 'preview' }],
  ['Formspree', { id: 'abc' }],
  ['forms.ca:8080', { id: 'abc', service: 'https://forms.ca:8080/a' }],
])('messages go through %s', (name, form) => {
  expect(formServiceName(form)).toBe(name);
});
