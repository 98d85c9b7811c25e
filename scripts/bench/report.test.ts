import { spread, withSections } from './report';

test('a section takes the place of the one of its title, a new one comes last, the others stay', () => {
  const report = '# All\n\nWords.\n\n### One\n\n| a |\n\n### Two\n\nold\n';
  const sections = new Map([
    ['Two', 'new'],
    ['Three', 'more'],
  ]);
  expect(withSections(report, sections)).toBe(
    '# All\n\nWords.\n\n### One\n\n| a |\n\n### Two\n\nnew\n\n### Three\n\nmore\n',
  );
});

test('a spread names the middle value and the whole span', () => {
  expect(spread([30, 10.4, 20])).toBe('20 (10–30)');
});
