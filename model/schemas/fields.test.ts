import { expectLimits, type LimitCase, wordOf } from '../../e2e/unit-helpers/schema-cases';
import { quotation, text, textWithLinks } from './fields';
import { icon } from './file-fields';

const long = (length: number) => `${'a '.repeat(length).slice(0, length - 1)}b`;

test.each<LimitCase>([
  ['an icon', icon, ['instagram', 'HomeStars 2'], ['a/b', '../a', '']],
  [
    'a quotation',
    quotation(40, ''),
    ['Fast and ‘spotless’'],
    ['"', '“', '”', '„', '«', '»'].map((mark) => `Fast ${mark}`),
  ],
  [
    'a text with links',
    textWithLinks(60, ''),
    ['{phoneLink} or {emailLink}'],
    ['{phoneLink}', '{emailLink}', 'Call us'],
  ],
  [
    'a long text',
    text(100, ''),
    [
      wordOf(24),
      ' a ',
      long(100),
      `${wordOf(20)}-${wordOf(20)}`,
      ...['A&B; Sons', 'Q & A; more', '1 < 2 > 0', 'IRMÃ ’S', 'IRMÃ’S', 'Â la carte'],
    ],
    [wordOf(25), '', ' ', long(101), `O’${wordOf(23)}`, `${'é'.normalize('NFD')}${wordOf(23)}`],
  ],
  ['a short text', text(20, ''), [wordOf(12)], [wordOf(13)]],
])('%s accepts what it should, and nothing else', (_, ...limits) => expectLimits(...limits));
