import { error, formatResults, ok, warning } from './result';

test('errors come first, each with what to do, and their number last', () => {
  const results = [
    ok('Logo'),
    warning('It is long.', 'Cut it.'),
    error('It is\nbad.', 'Mend\nit.'),
  ];
  expect(formatResults([...results, error('Wrong.', 'Write it.')])).toBe(
    [
      'ERROR    It is bad.',
      '         → Mend it.',
      'ERROR    Wrong.',
      '         → Write it.',
      'WARNING  It is long.',
      '         → Cut it.',
      'OK       Logo',
      '',
      'Errors: 2',
    ].join('\n'),
  );
});
