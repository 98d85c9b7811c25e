import { must, ready, warning } from './item';
import { report } from './report';

test('what must be done comes first, then what is worth a look, then what is ready', () => {
  const items = [
    ready('the name', 'The name is yours.'),
    warning('the feed', 'The feed is a sample.', 'Look at it.'),
    must('the form', 'The form is not connected.', 'Connect it.'),
  ];
  expect(report(items)).toBe(
    [
      'Must be done before the site goes live',
      '  [ ] The form is not connected.',
      '      Connect it.',
      '',
      'Worth a look',
      '  [?] The feed is a sample.',
      '      Look at it.',
      '',
      'Ready',
      '  [x] The name is yours.',
      '',
      'Not ready: 1 thing must be done first. 1 thing is worth a look.',
      '',
    ].join('\n'),
  );
});

test('warnings alone keep nothing from going live', () => {
  const items = [warning('a', 'A.', 'Do.'), warning('b', 'B.', 'Do.')];
  expect(report(items)).toMatch(/The site is ready to go live\. 2 things are worth a look\.\n$/);
});

test('no line is longer than 80 characters, unless one word is', () => {
  const word = 'w'.repeat(90);
  const printed = report([must('a', `${'many words '.repeat(30)}${word}`, 'next '.repeat(40))]);
  const long = printed.split('\n').filter((line) => line.length > 80);
  expect(long.map((line) => line.trim())).toEqual([word]);
  expect(printed.match(/many/g)).toHaveLength(30);
});
