import { forbidsSearch } from './robots';

const rules = (...lines: string[]) => lines.join('\n');

test.each<[string, string, boolean]>([
  ['everything, for all robots', rules('User-agent: *', 'Disallow: /'), true],
  ['everything, by a pattern', rules('User-agent: *', 'Disallow: /*'), true],
  ['everything, for Bing', rules('User-agent: bingbot', 'Disallow: /'), true],
  ['the folder of the site', rules('User-agent: *', 'Disallow: /site/'), true],
  ['everything, for others too', rules('User-agent: GPTBot', 'User-agent: *', 'Disallow: /'), true],
  ['everything, after an empty line', rules('User-agent: *', '', 'Disallow: /'), true],
  ['everything, with a note', rules('User-agent: *', 'Disallow: /# no'), true],
  ['everything, after spaces', rules('  user-agent : *', '\tdisallow : /'), true],
  [
    'everything, for all and others with an empty line between',
    rules('User-agent: *', '', '# others', 'User-agent: GPTBot', 'Disallow: /'),
    true,
  ],
  ['nothing, without a rule', '', false],
  ['nothing, by an empty rule', rules('User-agent: *', 'Disallow:'), false],
  ['another folder', rules('User-agent: *', 'Disallow: /private/'), false],
  ['nothing, for nobody', 'Disallow: /', false],
  [
    'everything, for others after a rule for all',
    rules('User-agent: *', 'Allow: /', 'User-agent: GPTBot', 'Disallow: /'),
    false,
  ],
])('a robots.txt that forbids %s', (_, text, expected) => {
  expect(forbidsSearch(text, '/site/')).toBe(expected);
});
