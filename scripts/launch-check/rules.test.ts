import { writeFileSync } from 'node:fs';
import {
  type Change,
  facts,
  faults,
  input,
  link,
  logo,
  named,
  resetInput,
} from './fixtures/own-site';
import { checkSite } from './rules';
import { isSampleAddress } from './site-rules';

beforeEach(resetInput);

const hours = { days: ['Monday'], opens: '08:00', closes: '17:00' };

test('of a site without sample content every line is OK', () => {
  expect(new Set(checkSite(input).map(({ level }) => level))).toEqual(new Set(['ok']));
});

const phone = (dial: string, display: string) => facts({ phone: { dial, display } });
const social = (url: string) => () => input.content.socials.push({ ...link, url });
const sample = (key: 'pictures' | 'testimonials') => () =>
  Object.assign(input.content[key][0] as object, { sample: true });
const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const until = (day: string) => facts({ notice: { text: 'Closed.', from: day, until: day } });

const coordinates = (at: string) => () => {
  const [latitude = 0, longitude = 0] = at.split(',').map(Number);
  Object.assign(input.content.site.areas[0] ?? {}, { at: { latitude, longitude } });
};
test.each<[string, string, Change]>([
  ['an example address', 'at url', facts({ url: 'https://northpane.example' })],
  ['an address without encryption', 'Write https://', facts({ url: 'http://clear.ca' })],
  ['an example number to call', 'at phone.dial', phone('+17055550199', '(705) 726-0123')],
  ['an example number to show', 'at phone.display', phone('+17057260123', '(705) 555-0142')],
  ['an example e-mail address', 'at email', facts({ email: 'jo@clear.example' })],
  ['a form not connected', 'Connect the form', facts({ form: { id: 'preview' } })],
  ['a plain service', 'Write https://', facts({ form: { id: 'a', service: 'http://forms.ca' } })],
  ['an example link', 'socials.yaml', social('https://instagram.com/northpane.example/')],
  ['the home page of a network', 'socials.yaml', social('https://instagram.com/')],
  ['a link to nothing', 'folder public', facts({ links: [{ name: 'P', url: '/p.html' }] })],
  ['a made-up testimonial', 'remove “sample: true”', sample('testimonials')],
  ['a picture that came with the site', 'Change a picture', sample('pictures')],
  ['a picture without description', 'file and alt', () => input.content.pictures.shift()],
  ['the sample logo', 'logo.svg', () => writeFileSync(logo, '<svg><!-- sample: … --></svg>')],
  ['an export of other files', 'npm run build', () => Object.assign(input, { isBuilt: false })],
])('%s is an error with a fix', named('error'));

test.each<[string, string, Change]>([
  ['two different numbers', 'call tracking', phone('+17057260123', '(705) 726-0124')],
  ['the sample feed', 'Connect Instagram', facts({ feed: { provider: 'sample' } })],
  ['a day with two hours', 'openingHours', facts({ openingHours: { ...hours, also: [hours] } })],
  ['hours in no time', 'openingHours', facts({ openingHours: { ...hours, closes: '08:00' } })],
  ['a notice that is over', 'at notice', until('2026-12-23')],
  ['an id of another provider', 'statistics', facts({ statistics: { provider: 'google', id } })],
  ['a longitude without its minus', 'with its minus', coordinates('44.39, 79.69')],
  ['coordinates in the wrong order', 'the latitude, then', coordinates('-79.69, 44.39')],
  ...['30, -79', '85, -79', '50, -150', '50, -40'].map(
    (at) => [`a place at ${at}`, 'the latitude, then', coordinates(at)] as [string, string, Change],
  ),
  ['no testimonials', 'Add a client’s words', () => input.content.testimonials.splice(0)],
])('%s is a warning with a fix', named('warning'));

test.each<[string, Change]>([
  ['a notice until today', until('2026-12-24')],
  ['a link to a page', facts({ links: [{ name: 'P', url: '/index#top' }] })],
  ['a link to a file', facts({ links: [{ name: 'P', url: '/index.html' }] })],
  ['a link to another site', facts({ links: [{ name: 'P', url: 'https://law.ca/p' }] })],
  [
    'a place in another country',
    () => {
      coordinates('40.71, -74.01')();
      input.content.site.address.country = 'US';
    },
  ],
  ['a number with an extension', phone('+17057260123,12', '705-726-0123 ext. 12')],
  ['a number with its country code', phone('+17057260123', '1 705 726 0123')],
  ['an id of its provider', facts({ statistics: { provider: 'umami', id } })],
  ['an id in capitals', facts({ statistics: { provider: 'umami', id: id.toUpperCase() } })],
  [
    'Cloudflare’s id in capitals',
    facts({ statistics: { provider: 'cloudflare', id: 'ABCDEF01'.repeat(4) } }),
  ],
  ['Plausible’s id', facts({ statistics: { provider: 'plausible', id: 'pa-AbCd1234xyz' } })],
  ['a domain with a path', facts({ statistics: { provider: 'plausible', id: 'clear.ca/en' } })],
])('%s is accepted', (_, change) => {
  change();
  expect(faults()).toEqual([]);
});

test.each<[string, boolean]>([
  ['https://northpane.example', true],
  ['https://pane.test', true],
  ['https://pane.invalid', true],
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['http://[::1]:3000', true],
  ['https://www.example.com', true],
  ['https://example.org', true],
  ['https://example.net', true],
  ['https://instagram.com/northpane.example', true],
  ['https://example.ca', false],
  ['https://contest.ca', false],
  ['https://instagram.com/examples', false],
])('%s is an example’s address: %s', (address, expected) => {
  expect(isSampleAddress(address)).toBe(expected);
});

test('a note on the logo is a warning', () => {
  input.notes = ['It can hardly be seen. Draw it in one colour.'];
  expect(faults()).toEqual([{ level: 'warning', found: input.notes[0] }]);
});

test('without an export its missing files are not named', () => {
  facts({ links: [{ name: 'Privacy', url: '/privacy.html' }] })();
  Object.assign(input, { exportFolder: 'nowhere', isBuilt: false });
  expect(faults()).toEqual([expect.objectContaining({ next: 'Run: npm run build' })]);
});
