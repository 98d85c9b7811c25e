import { error, formatResults, ok, warning } from './result';

test('errors come first, each one with its fix, and the number of errors comes last', () => {
  const results = [ok('Logo'), warning('It is long.', 'Cut it.'), error('It is\nbad.', 'Fix\nit.')];
  expect(formatResults([...results, error('Wrong.', 'Write it.')])).toBe(
    [
      'ERROR    It is bad.',
      '         → Fix it.',
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
