import { keepPhrases } from './phrases';

// The longer name comes last, as an owner may write them.
jest.mock('@/content', () => ({
  content: {
    site: {
      areas: [
        { name: 'Greater Toronto' },
        { name: 'Greater Toronto Area' },
        { name: 'Sault (North)' },
      ],
    },
  },
}));

/** How a text may break: at its spaces and after its hyphens. */
const partsOf = (text: string) => text.split(/ |(?<=-)(?!\u2060)/);

test.each([
  ['open 7 days a week', 22, ['open', '7\u00a0days', 'a', 'week']],
  ['il y a 7 étés', 22, ['il', 'y', 'a', '7\u00a0étés']],
  ['by word-of-mouth', 22, ['by', 'word-\u2060of-\u2060mouth']],
  ['à Val-d’Or, à Égly-été', 22, ['à', 'Val-\u2060d’Or,', 'à', 'Égly-\u2060été']],
  ['in Greater Toronto Area', 22, ['in', 'Greater\u00a0Toronto\u00a0Area']],
  ['in Greater Toronto Area', 14, ['in', 'Greater', 'Toronto', 'Area']],
  ['in Sault (North)', 22, ['in', 'Sault\u00a0(North)']],
  ['a state-of-the-art-door', 22, ['a', 'state-', 'of-', 'the-', 'art-', 'door']],
])('“%s” keeps the phrases for which there is room: %d letters', (text, longest, parts) => {
  expect(partsOf(keepPhrases(text, longest))).toEqual(parts);
});
