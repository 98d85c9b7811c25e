import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Change,
  facts,
  faults,
  input,
  link,
  logo,
  named,
  resetInput,
} from '../../e2e/helpers/launch-ready-site';
import { checkSite } from './rules';

beforeEach(resetInput);

const hours = { days: ['Monday'], opens: '08:00', closes: '17:00' };

test('of a site without sample content every line is OK', () => {
  expect(new Set(checkSite(input).map(({ level }) => level))).toEqual(new Set(['ok']));
});

const phone = (dial: string, display: string) => facts({ phone: { dial, display } });
const social = (url: string) => () => input.content.socials.push({ ...link, url });
const sample = (key: 'pictures' | 'testimonials') => () =>
  Object.assign(input.content[key][0] as object, { sample: true });
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
  ['an e-mail address at example.com', 'at email', facts({ email: 'jo@example.com' })],
  ['a form not connected', 'Connect the form', facts({ form: { id: 'preview' } })],
  ['a plain service', 'Write https://', facts({ form: { id: 'a', service: 'http://forms.ca' } })],
  ['an example link', 'socials.yaml', social('https://instagram.com/northpane.example/')],
  ['the home page of a network', 'socials.yaml', social('https://instagram.com/')],
  ['a link to nothing', 'folder public', facts({ links: [{ name: 'P', url: '/p.html' }] })],
  ['a made-up testimonial', 'remove “sample: true”', sample('testimonials')],
  ['a picture that came with the site', 'Change a picture', sample('pictures')],
  ['a picture without description', 'file and alt', () => input.content.pictures.shift()],
  ['the sample logo', 'logo.svg', () => writeFileSync(logo, '<svg><!-- sample: … --></svg>')],
  ['a sample logo in lines', 'logo.svg', () => writeFileSync(logo, '<!--\n  sample\n--><svg/>')],
  ['an export of other files', 'npm run build', () => Object.assign(input, { isBuilt: false })],
])('%s is an error with a fix', named('error'));

test.each<[string, string, Change]>([
  ['two different numbers', 'call tracking', phone('+17057260123', '(705) 726-0124')],
  ['the sample feed', 'Connect Instagram', facts({ feed: { provider: 'sample' } })],
  ['a day with two hours', 'openingHours', facts({ openingHours: { ...hours, also: [hours] } })],
  ['hours in no time', 'openingHours', facts({ openingHours: { ...hours, closes: '08:00' } })],
  ['a notice that is over', 'at notice', until('2026-12-23')],
  ['a longitude without its minus', 'with its minus', coordinates('44.39, 79.69')],
  ['coordinates in the wrong order', 'the latitude, then', coordinates('-79.69, 44.39')],
  ...['30, -79', '85, -79', '50, -150', '50, -40'].map(
    (at) => [`a place at ${at}`, 'the latitude, then', coordinates(at)] as [string, string, Change],
  ),
  [
    'a wrong place after one without place',
    'the latitude, then',
    () => {
      coordinates('-79.69, 44.39')();
      input.content.site.areas.unshift({ name: 'Barrie' } as never);
    },
  ],
  ['no testimonials', 'Add a client’s words', () => input.content.testimonials.splice(0)],
])('%s is a warning with a fix', named('warning'));

test.each<[string, Change]>([
  ['a notice until today', until('2026-12-24')],
  [
    'a notice that has begun',
    facts({ notice: { text: 'Closed.', from: '2026-12-20', until: '2026-12-30' } }),
  ],
  ['one testimonial', () => input.content.testimonials.splice(1)],
  ...['41.9, -82.5', '82.5, -62.3', '47.56, -52.71', '60.7, -141'].map((at): [string, Change] => [
    `a place at ${at}`,
    coordinates(at),
  ]),
  ['a number that holds an example’s digits', phone('+17055501234', '(705) 550-1234')],
  ['a number beside the examples’', phone('+17055550200', '(705) 555-0200')],
  ['a link with a query', facts({ links: [{ name: 'P', url: '/index?from=footer' }] })],
  [
    'a link to a file with a space',
    () => {
      writeFileSync(path.join(input.exportFolder, 'house rules.pdf'), '');
      facts({ links: [{ name: 'Rules', url: '/house%20rules.pdf' }] })();
    },
  ],
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
])('%s is accepted', (_, change) => {
  change();
  expect(faults()).toEqual([]);
});

test('a sample picture that is shown twice is named once', () => {
  const { services, pictures } = input.content;
  const picture = services[0]?.image;
  for (const service of services.slice(0, 2)) Object.assign(service, { image: picture });
  for (const entry of pictures) entry.sample = entry.file === picture;
  expect(faults()).toEqual([
    expect.objectContaining({
      found: expect.stringMatching(RegExp(`^1 of \\d+ pictures .*: ${picture}\\.$`)),
    }),
  ]);
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
