import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Change,
  contentFolder,
  findings,
  input,
  isReported,
  link,
  logo,
  resetInput,
  withFacts,
} from '../../e2e/unit-helpers/launch-ready-site';
import { checkSite } from './rules';
import { shipped, shortHash } from './shipped';
import { isSampleAddress } from './site-rules';

const pictures = path.join(contentFolder, 'pictures');
beforeEach(resetInput);
afterEach(() => rmSync(pictures, { recursive: true, force: true }));

test('O11 of a site without sample content every line is OK', () => {
  expect(new Set(checkSite(input).map(({ level }) => level))).toEqual(new Set(['ok']));
});

const phone = (dial: string, display: string) => withFacts({ phone: { dial, display } });
const social = (url: string) => () => input.content.socials.push({ ...link, url });
// What came with the site, for these tests.
shipped.logo = shortHash('the mark');
shipped.pictures['house.jpg'] = { picture: shortHash('a house'), alt: shortHash('A house') };
const quote = () =>
  Object.assign(input.content.testimonials[0] ?? {}, { quote: shipped.quotes[1] });
const describePicture = (alt: string) =>
  Object.assign(input.content.pictures.find(({ file }) => file === 'hero-wide.jpg') ?? {}, { alt });
/** Another name does not make a picture the owner's. */
const showPicture = (bytes: string) => {
  writeFileSync(path.join(pictures, 'hero-wide.jpg'), bytes);
};

test.each<[string, string, Change]>([
  ['an example address', 'at url', withFacts({ url: 'https://northpane.example' })],
  ['an address without encryption', 'Write https://', withFacts({ url: 'http://clear.ca' })],
  ['an example number to call', 'at phone.dial', phone('+17055550199', '(705) 726-0123')],
  ['an example number to show', 'at phone.display', phone('+17057260123', '(705) 555-0142')],
  ['an example e-mail address', 'at email', withFacts({ email: 'jo@clear.example' })],
  ['a form not connected', 'Connect the form', withFacts({ form: { id: 'preview' } })],
  [
    'a plain service',
    'Write https://',
    withFacts({ form: { id: 'a', service: 'http://forms.ca' } }),
  ],
  ['an example link', 'socials.yaml', social('https://instagram.com/northpane.example/')],
  ['the home page of a network', 'socials.yaml', social('https://instagram.com/')],
  ['a made-up testimonial', 'Write what clients said', quote],
  ['a claim that came with the site', 'confirmed: true', withFacts({ confirmed: undefined })],
  [
    'a picture that came with the site',
    'Change a picture',
    () => {
      showPicture('a house');
      withFacts({ confirmed: undefined })();
    },
  ],
  ['the description of another picture', 'at alt', () => describePicture('A house')],
  [
    'the caption of another picture',
    'at caption',
    () => {
      withFacts({ feed: { provider: 'sample' } })();
      const [square] = input.content.gallery.sampleFeed;
      Object.assign(square ?? {}, { caption: shipped.captions[1] });
    },
  ],
  ['a picture without description', 'file and alt', () => input.content.pictures.shift()],
  ['the sample logo', 'logo.svg', () => writeFileSync(logo, 'the mark')],
  ['an export of other files', 'npm run build', () => Object.assign(input, { isBuilt: false })],
])('O11 %s is an error with a fix', isReported('error'));

test.each<[string, string, Change]>([
  ['two different numbers', 'call tracking', phone('+17057260123', '(705) 726-0124')],
  ['the sample feed', 'Connect Instagram', withFacts({ feed: { provider: 'sample' } })],
  ['no testimonials', 'Add a client’s words', () => input.content.testimonials.splice(0)],
])('O11 %s is a warning with a fix', isReported('warning'));

test.each<[string, Change]>([
  [
    'a confirmed picture with its description',
    () => {
      showPicture('a house');
      describePicture('A house');
    },
  ],
  ['a number beside the examples’', phone('+17055550200', '(705) 555-0200')],
  ['a number with an extension', phone('+17057260123,12', '705-726-0123 ext. 12')],
  ['a number with its country code', phone('+17057260123', '1 705 726 0123')],
])('O11 %s is accepted', (_, change) => {
  change();
  expect(findings()).toEqual([]);
});

test('O11 what is reserved for examples, or means this computer, is no address', () => {
  const isSample = (address: string) => isSampleAddress(`https://${address}`);
  const samples =
    'pane.example pane.test pane.invalid localhost:3000 127.0.0.1 [::1] www.example.com example.org x.com/pane.example';
  expect(samples.split(' ').filter((address) => !isSample(address))).toEqual([]);
  expect(['example.ca', 'contest.ca', 'x.com/examples'].filter(isSample)).toEqual([]);
});
