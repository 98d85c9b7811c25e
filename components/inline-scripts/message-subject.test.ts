/** @jest-environment jsdom */

const long = 'Hardware: the crank of the kitchen’s window turns and nothing moves.';

test.each([
  ['an empty message begins with the subject', '?about=Screens', '', 'Screens: '],
  ['the subject of an earlier link is replaced', '?about=Screens', 'Hardware: ', 'Screens: '],
  ['a subject of 60 letters is replaced', '?about=Screens', `${'H'.repeat(60)}: `, 'Screens: '],
  ['a subject whose space is lost is replaced', '?about=Screens', 'Hardware:', 'Screens: '],
  [
    'a message of lines stays',
    '?about=Screens',
    'Two windows\nof ours: ',
    'Two windows\nof ours: ',
  ],
  ['a message that says a time stays', '?about=Screens', 'At 10:30: ', 'At 10:30: '],
  ['a message of more than a subject stays', '?about=Screens', long, long],
  ['a long subject is cut', `?about=${'S'.repeat(90)}`, '', `${'S'.repeat(60)}: `],
  ['without a subject the message stays', '', 'Hardware: ', 'Hardware: '],
])('%s', async (_, search, before, after) => {
  history.replaceState(null, '', `/contact${search}`);
  document.body.innerHTML = '<textarea name="message"></textarea>';
  const field = document.querySelector('textarea') as HTMLTextAreaElement;
  field.value = before;
  jest.resetModules();
  await import('./message-subject');
  expect(field.value).toBe(after);
});
