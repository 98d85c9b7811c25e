import { content } from '../../model/content';
import type { RuleInput } from './result';
import { checkSite } from './rules';
import { isSampleAddress } from './site-rules';

const link = {
  social: 'Instagram',
  url: 'https://instagram.com/clear',
  icon: 'x',
  active: true,
};

/** A site with nothing to fix. Each test changes one thing. */
let input: RuleInput;
beforeEach(() => {
  const ownFacts = {
    url: 'https://clear.ca',
    phone: { dial: '+17057260123', display: '(705) 726-0123' },
    email: 'jo@clear.ca',
    form: { id: 'xabcdefg' },
    feed: { provider: 'behold', id: 'abc' },
  } as const;
  const own = structuredClone(content);
  Object.assign(own, { site: { ...own.site, ...ownFacts }, socials: [link] });
  input = { content: own, undrawn: [] };
});

const findings = () => checkSite(input).filter(({ level }) => level !== 'ok');

type Change = () => unknown;
/** Changes facts about the site. */
const withFacts = (change: object) => () => Object.assign(input.content.site, change);

/** For `test.each`: expects that the change is reported at this level, with this part of the fix. */
const isReported = (level: string) => (_: string, fix: string, change: Change) => {
  change();
  const next = expect.stringContaining(fix);
  expect(findings()).toContainEqual({ level, found: expect.anything(), next });
};

test('O11 every line is OK for a site without sample content', () => {
  expect(new Set(checkSite(input).map(({ level }) => level))).toEqual(new Set(['ok']));
});

const phone = (dial: string, display: string) => withFacts({ phone: { dial, display } });
const social = (url: string) => () => input.content.socials.push({ ...link, url });
const unusedSample = { file: 'unused.jpg', alt: 'A door', focus: '50% 50%', sample: true };
const markFirst = (entries: { sample?: boolean }[]) =>
  Object.assign(entries[0] ?? {}, { sample: true });

test.each<[string, string, Change]>([
  ['an example address', 'at url', withFacts({ url: 'https://northpane.example' })],
  ['an address without encryption', 'Write https://', withFacts({ url: 'http://clear.ca' })],
  ['an example number to call', 'at phone.dial', phone('+17055550199', '(705) 726-0123')],
  ['an example number to show', 'at phone.display', phone('+17057260123', '(705) 555-0142')],
  ['an example e-mail address', 'at email', withFacts({ email: 'jo@clear.example' })],
  ['a form that is not connected', 'Connect the form', withFacts({ form: { id: 'preview' } })],
  [
    'a form service without encryption',
    'Write https://',
    withFacts({ form: { id: 'a', service: 'http://forms.ca' } }),
  ],
  ['an example link', 'socials.yaml', social('https://instagram.com/northpane.example/')],
  ['the home page of a network', 'socials.yaml', social('https://instagram.com/')],
  ['a made-up testimonial', 'remove “sample: true”', () => markFirst(input.content.testimonials)],
  ['claims that came with the site', 'remove “claims”', withFacts({ samples: ['claims'] })],
  ['the logo that came with the site', 'remove “logo”', withFacts({ samples: ['logo'] })],
  ['a sample picture', 'remove “sample: true”', () => markFirst(input.content.pictures)],
  ['a picture without description', 'file and alt', () => input.content.pictures.shift()],
])('O11 %s is an error with a fix', isReported('error'));

test.each<[string, string, Change]>([
  [
    'a character that images leave out',
    'other characters',
    () => Object.assign(input, { undrawn: ['★'] }),
  ],
  [
    'the sample feed',
    'Connect Instagram',
    () => {
      Object.assign(input.content.site, { feed: { provider: 'sample' } });
      const { sampleFeed } = input.content.gallery;
      markFirst(input.content.pictures.filter(({ file }) => file === sampleFeed[0]?.picture));
    },
  ],
])('O11 %s is a warning with a fix', isReported('warning'));

test.each<[string, Change]>([
  ['no testimonials', () => input.content.testimonials.splice(0)],
  ['a feed of own pictures', withFacts({ feed: { provider: 'sample' } })],
  ['a sample picture that no page shows', () => input.content.pictures.push(unusedSample)],
  ['another number to show than to call', phone('+17057260123', '(705) 726-0124')],
  ['a number beside the examples’', phone('+17055550200', '(705) 555-0200')],
  ['a number with an extension', phone('+17057260123,12', '705-726-0123 ext. 12')],
  ['a number with its country code', phone('+17057260123', '1 705 726 0123')],
])('O11 %s is accepted', (_, change) => {
  change();
  expect(findings()).toEqual([]);
});

test('O11 addresses that are reserved for examples or mean this computer are recognised', () => {
  const isSample = (address: string) => isSampleAddress(`https://${address}`);
  const samples =
    'pane.example pane.test pane.invalid localhost:3000 127.0.0.1 [::1] www.example.com example.org x.com/pane.example';
  expect(samples.split(' ').filter((address) => !isSample(address))).toEqual([]);
  expect(['example.ca', 'contest.ca', 'x.com/examples'].filter(isSample)).toEqual([]);
});
