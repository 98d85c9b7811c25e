import { loadContent } from '../../content/schema/load-content';
import type { Content } from '../../content/schema/schema';
import { copyContent } from '../test/content-copy';
import { makeOwn, social, testimonial } from '../test/own-content';
import { contentItems } from './content-items';
import { describeInitial, hashOfPicture, type InitialContent } from './initial';
import type { Item } from './item';
import { linkPictureItems, shownPictures } from './picture-items';
import { stillSample } from './still-sample';

const initialLogo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
const quote = 'They came the same evening.';
const samples = {
  name: 'Sample Windows',
  shortName: 'Sample',
  url: 'https://sample.example',
  phone: { dial: '+17055550199', display: '(705) 555-0142' },
  email: 'hello@sample.example',
};

const content = copyContent();
let samplesThere: InitialContent;
let initial: InitialContent;

/** What the samples are, and then content in which each has been replaced. */
beforeAll(() => {
  content.write('logo.svg', initialLogo);
  content.write('socials.yaml', JSON.stringify([social('https://www.instagram.com/sample/')]));
  content.write('testimonials.yaml', JSON.stringify([testimonial({ quote })]));
  for (const [field, value] of Object.entries(samples)) content.set('site.yaml', [field], value);
  samplesThere = describeInitial(loadContent(content.folder), content.folder);

  makeOwn(content);
  content.keep();
});
beforeEach(() => {
  initial = structuredClone(samplesThere);
});

function items(): Item[] {
  return contentItems(loadContent(content.folder), initial, content.folder);
}

/** The lines that are not ready, as "state: what was found". */
function open(): string[] {
  return items()
    .filter(({ state }) => state !== 'ready')
    .map(({ state, found }) => `${state}: ${found}`);
}

function setPhone(dial: string, display: string) {
  content.set('site.yaml', ['phone'], { dial, display });
}

test('when everything is the owner’s own, everything is ready', () => {
  expect(open()).toEqual([]);
  expect(items().length).toBeGreaterThanOrEqual(9);
  expect(stillSample(items())).toBeUndefined();
});

test('the name and the short name', () => {
  content.set('site.yaml', ['shortName'], initial.shortName);
  expect(open()).toEqual([
    `must: The site is still called Clearwater Windows, ${initial.shortName} for short.`,
  ]);
  content.set('site.yaml', ['shortName'], 'Clearwater');
  content.set('site.yaml', ['name'], initial.name);
  expect(open()).toEqual([`must: The site is still called ${initial.name}, Clearwater for short.`]);
});

test('the logo, by what it draws', () => {
  content.write('logo.svg', `${initialLogo}\r\n`);
  expect(open()).toEqual(['must: The logo is still the one that came with the site.']);
});

test.each(['https://anything.example', 'https://www.example.com', 'http://localhost:3000'])(
  'the placeholder address %s',
  (url) => {
    content.set('site.yaml', ['url'], url);
    expect(open()).toEqual([`must: The site’s address is still the placeholder ${url}.`]);
  },
);

test('the initial address', () => {
  initial.url = 'https://clearwater.ca';
  expect(open()).toEqual([
    'must: The site’s address is still the placeholder https://clearwater.ca.',
  ]);
});

test('an address below a host’s root', () => {
  content.set('site.yaml', ['url'], 'https://clearwater.ca/home');
  expect(open()).toEqual([
    'warning: The site is built to lie below /home of its host, and works nowhere else.',
  ]);
});

test('an address without https', () => {
  content.set('site.yaml', ['url'], 'http://clearwater.ca');
  expect(open()).toEqual([
    'must: The site’s address http://clearwater.ca begins with http://, which browsers call not secure.',
  ]);
});

describe('the phone', () => {
  test('numbers kept for examples', () => {
    setPhone('+17055550123', '705 555 0123');
    expect(open()).toEqual([
      'must: +17055550123 and 705 555 0123 are numbers for examples that nobody can call.',
    ]);
    expect(items().find(({ subject }) => subject === 'the phone number')?.next).toBe(
      'Write your own into content/site.yaml, at phone.dial and at phone.display.',
    );
  });

  test('only the shown one is a sample', () => {
    setPhone('+17057261234', '(705) 555-0123');
    expect(open()[0]).toBe('must: (705) 555-0123 is a number for examples that nobody can call.');
  });

  test('the initial number, written differently', () => {
    initial.phone = { dial: '+17057261234', display: '(705) 726-1234' };
    setPhone('+17057261234', '1 705 726-1234');
    expect(open()).toHaveLength(1);
  });

  test('two different numbers are worth a look', () => {
    setPhone('+17057261234', '(705) 726-9999');
    expect(open()).toEqual([
      'warning: Visitors read (705) 726-9999, but their phones call +17057261234.',
    ]);
  });

  test('a number of another country', () => {
    setPhone('+705726123456', '+705 726 123456');
    expect(open()).toEqual(['warning: Calls go to +705726123456, a number of another country.']);
  });

  test('the same number with and without country code is one number', () => {
    setPhone('+17057261234', '+1 705 726 1234');
    expect(open()).toEqual([]);
  });
});

test.each(['hello@northpane.example', 'me@example.org'])('the placeholder e-mail %s', (email) => {
  content.set('site.yaml', ['email'], email);
  expect(open()).toEqual([`must: The e-mail address is still the placeholder ${email}.`]);
});

test.each(['preview', 'xyzabcde'])('a form that is not connected: %s', (id) => {
  content.set('site.yaml', ['form'], { id });
  expect(open()).toEqual([
    'must: The contact form is not connected: visitors could not send you anything.',
  ]);
});

test('a form whose service only this computer reaches', () => {
  content.set('site.yaml', ['form'], { id: 'abc', service: 'http://localhost:4010' });
  expect(open()).toEqual([
    'must: The contact form sends its messages to http://localhost:4010, which visitors cannot reach safely.',
  ]);
});

test('the sample feed is worth a look, since it may show the owner’s own work', () => {
  content.set('site.yaml', ['feed'], { provider: 'sample' });
  expect(open()).toEqual([
    'warning: The gallery shows pictures of content/pictures instead of your Instagram feed.',
  ]);
  expect(stillSample(items())).toBe('the gallery’s feed');
});

test('hours and regions for search engines are asked about while they are those of the samples', () => {
  const { site } = loadContent(content.folder);
  expect(open()).toEqual([]);
  Object.assign(initial, { openingHours: site.openingHours });
  expect(open()).toEqual([
    'warning: Search engines are told the opening hours that came with the site.',
  ]);
  Object.assign(initial, { areas: site.areas });
  expect(open()).toHaveLength(2);
});

test('words for the hours that stayed while the hours changed are asked about', () => {
  const { site } = loadContent(content.folder);
  Object.assign(initial, { hours: site.hours });
  expect(open()).toEqual([
    `warning: The pages still say “${site.hours}”, and search engines are told other hours.`,
  ]);
});

test('hours that search engines would be told and nobody means', () => {
  const also = [{ days: ['Friday', 'Saturday'], opens: '09:00', closes: '13:00' }];
  content.set('site.yaml', ['openingHours'], { opens: '08:00', closes: '06:00', also });
  expect(open()).toEqual([
    'warning: Search engines are told that you close at 06:00, the day after you open at 08:00.',
    'warning: Search engines are told two kinds of hours for Friday and Saturday.',
  ]);
});

test('the services are asked about while they are those of the samples', () => {
  const { services } = loadContent(content.folder);
  Object.assign(initial, { services });
  expect(open()).toEqual(['warning: The services are those that came with the site.']);
});

describe('social links', () => {
  test('one that leads to another network is worth a look', () => {
    const url = 'https://www.facebook.com/clearwater';
    content.write('socials.yaml', JSON.stringify([social(url)]));
    expect(open()).toEqual([`warning: The link to Instagram leads to ${url}, a page of Facebook.`]);
  });

  test.each([
    'https://www.instagram.com/sample/',
    'https://www.instagram.com/sample',
    'https://www.instagram.com/',
    'https://social.example/clearwater',
  ])('%s is nobody’s page', (url) => {
    content.write('socials.yaml', JSON.stringify([social(url)]));
    expect(open()).toEqual([
      `must: The link to Instagram leads to ${url}, which is not your page.`,
    ]);
  });

  test('a hidden one does not matter', () => {
    const hidden = social('https://www.instagram.com/sample/', false);
    content.write('socials.yaml', JSON.stringify([hidden]));
    expect(open()).toEqual([]);
  });
});

describe('testimonials', () => {
  test('made-up ones', () => {
    content.write('testimonials.yaml', JSON.stringify([testimonial({ sample: true })]));
    expect(open()).toEqual([expect.stringMatching(/^must: neighbour is made up;/)]);
  });

  test('made-up ones that are hidden do not matter, but none is worth a look', () => {
    const hidden = testimonial({ sample: true, active: false });
    content.write('testimonials.yaml', JSON.stringify([hidden]));
    expect(open()).toEqual(['warning: No testimonial is shown.']);
  });

  test('samples that only say that they are none', () => {
    const renamed = testimonial({ quote: 'They came, the same evening!' });
    content.write('testimonials.yaml', JSON.stringify([renamed]));
    expect(open()).toEqual([
      'must: neighbour is marked “sample: false”, but the words are still those that came with the site.',
    ]);
  });
});

describe('pictures', () => {
  const initialBytes = 'bytes of a picture that came with the site';
  let hash: string;

  beforeEach(() => {
    content.write('pictures/patio.jpg', initialBytes);
    const described = describeInitial(
      { ...loadContent(content.folder), pictures: [{ file: 'patio.jpg', alt: '', focus: '' }] },
      content.folder,
    );
    hash = Object.keys(described.pictures)[0] ?? '';
    initial.pictures = { [hash]: ['card 50% 50%'] };
    initial.alts = ['A sample patio'];
  });

  function showAsService(file: string, alt = 'Mine') {
    const pictures = JSON.parse(content.read('pictures.yaml'));
    content.write('pictures.yaml', JSON.stringify([...pictures, { file, alt }]));
    const [service] = loadContent(content.folder).services;
    content.write('services.yaml', JSON.stringify([{ ...service, image: file }]));
  }

  test('one that came with the site, also under another name', () => {
    content.write('pictures/renamed.jpg', initialBytes);
    showAsService('renamed.jpg');
    expect(open()).toEqual([
      expect.stringMatching(
        /^must: 1 of \d+ pictures came with the site and show nobody’s real work: renamed\.jpg\.$/,
      ),
    ]);
  });

  test('one that is shown nowhere does not matter', () => {
    const pictures = JSON.parse(content.read('pictures.yaml'));
    content.write('pictures.yaml', JSON.stringify([...pictures, { file: 'patio.jpg', alt: 'x' }]));
    expect(open()).toEqual([]);
  });

  test('a new one that is described as before is worth a look', () => {
    content.write('pictures/patio.jpg', 'my own');
    showAsService('patio.jpg', 'A sample patio');
    expect(open()).toEqual(['warning: patio.jpg is new, but described as before.']);
  });

  test('a new one in the gallery that is captioned as before is worth a look', () => {
    content.set('site.yaml', ['feed'], { provider: 'sample' });
    initial.captions = [loadContent(content.folder).gallery.sampleFeed[0]?.caption ?? ''];
    expect(open()).toContainEqual(expect.stringMatching(/^warning: .* is new, but captioned as/));
  });

  test('one without a description', () => {
    content.write('pictures/new.jpg', 'my own');
    const [service] = loadContent(content.folder).services;
    content.write('services.yaml', JSON.stringify([{ ...service, image: 'new.jpg' }]));
    expect(open()).toEqual([expect.stringMatching(/^must: new\.jpg has no description:/)]);
  });

  test('those of the sample feed count only while it is shown', () => {
    const shown = (provider: string) =>
      shownPictures({
        ...loadContent(content.folder),
        site: { feed: { provider } },
        gallery: { sampleFeed: [{ picture: 'only-there.jpg' }] },
      } as unknown as Content).includes('only-there.jpg');
    expect([shown('sample'), shown('elfsight')]).toEqual([true, false]);
  });
});

test('what is still sample is told in a few words', () => {
  content.set('site.yaml', ['form'], { id: 'preview' });
  content.set('site.yaml', ['email'], 'me@example.org');
  content.write('testimonials.yaml', JSON.stringify([testimonial({ sample: true })]));
  expect(stillSample(items())).toBe('the e-mail address, the contact form and the testimonials');
});

test('a sample that only shared links still show is told', () => {
  const loaded = loadContent(content.folder);
  const file = loaded.gallery.sampleFeed[0]?.picture ?? '';
  const pictures = { [hashOfPicture(content.folder, file)]: { file, alt: '' } };
  const initial = { pictures } as unknown as InitialContent;
  const apart = {
    ...loaded,
    services: [],
    contact: { ...loaded.contact, picture: 'x.jpg' },
  };
  content.write('pictures/x.jpg', 'my own x');
  expect(linkPictureItems(apart, initial, content.folder)).toEqual([
    expect.objectContaining({ found: expect.stringContaining('Links to /gallery still bring') }),
  ]);
});
