import { keepPhrases } from './phrases';

/** How a text may break: at its spaces and after its hyphens. */
const partsOf = (text: string) => text.split(/ |(?<=-)(?!\u2060)/);

test.each([
  ['open 7 days a week', 22, ['open', '7\u00a0days', 'a', 'week']],
  ['by word-of-mouth', 22, ['by', 'word-\u2060of-\u2060mouth']],
  ['in Greater Toronto Area', 22, ['in', 'Greater\u00a0Toronto\u00a0Area']],
  ['in Greater Toronto Area', 14, ['in', 'Greater', 'Toronto', 'Area']],
  ['a state-of-the-art-door', 22, ['a', 'state-', 'of-', 'the-', 'art-', 'door']],
])('“%s” keeps the phrases for which there is room: %d letters', (text, longest, parts) => {
  expect(partsOf(keepPhrases(text, longest))).toEqual(parts);
});
