import { JsonScript } from '@/components/ui/json-script';
import { content } from '@/model/content';
import { businessGraph } from './business-graph';

const origin = 'https://northpane.example';
const jsonForHtml = (data: object): string =>
  JsonScript({ type: '', data }).props.dangerouslySetInnerHTML.__html;

test.each(['/', '/contact'] as const)(
  '%s describes the business without ratings or a street',
  (path) => {
    const graph: Record<string, unknown>[] = JSON.parse(jsonForHtml(businessGraph(path)))['@graph'];
    const node = (type: RegExp) => graph.find((each) => type.test(String(each['@type']))) ?? {};
    const business = node(/^HomeAndConstructionBusiness$/);
    expect(business).toMatchObject({
      email: 'hello@northpane.example',
      address: { '@type': 'PostalAddress', addressRegion: 'ON', addressCountry: 'CA' },
      sameAs: ['https://www.instagram.com/northpane.example/'],
      openingHoursSpecification: [{ opens: '00:00', closes: '23:59' }],
    });
    expect(JSON.stringify(business.areaServed)).toContain('Peel Region');
    expect(JSON.stringify(business.hasOfferCatalog)).toContain(
      `{"@type":"Service","name":"Hardware","url":"${origin}/services#hardware"`,
    );
    const website = node(/^WebSite$/);
    expect(website).toMatchObject({
      alternateName: 'Northpane',
      inLanguage: 'en-CA',
      publisher: { '@id': business['@id'] },
    });
    expect(node(/Page$/)).toMatchObject({
      inLanguage: 'en-CA',
      isPartOf: { '@id': website['@id'] },
      about: { '@id': business['@id'] },
      primaryImageOfPage: {
        '@type': 'ImageObject',
        url: expect.stringMatching(`^${origin}/media/open-graph-`),
        caption: expect.stringContaining('(705) 555-0142'),
      },
    });
    const ids = graph.map((each) => each['@id']);
    expect(new Set(ids).size).toBe(3);
    expect(node(/Page$/)['@type']).toBe(path === '/' ? 'WebPage' : 'ContactPage');
    expect(JSON.stringify(graph)).not.toMatch(/"[^"]*(rating|review|streetAddress)[^"]*":/i);
  },
);

test('the business’s address and networks are as complete as the owner’s', () => {
  const address = {
    ...content.site.address,
    street: '1 Bay Street',
    city: 'Barrie',
    postalCode: 'L4M',
  };
  jest.replaceProperty(content.site, 'address', address);
  expect(businessGraph('/')['@graph'][0]).toMatchObject({
    address: { streetAddress: '1 Bay Street', addressLocality: 'Barrie', postalCode: 'L4M' },
  });
  jest.replaceProperty(content, 'socials', []);
  expect(jsonForHtml(businessGraph('/'))).not.toContain('sameAs');
});

test('special opening hours are listed beside the regular ones', () => {
  const weekdays = { days: ['Monday' as const], opens: '08:00', closes: '18:00' };
  const saturday = { days: ['Saturday' as const], opens: '09:00', closes: '13:00' };
  jest.replaceProperty(content.site, 'openingHours', { ...weekdays, also: [saturday] });
  const holiday = { from: '2026-12-24', until: '2026-12-24', opens: '08:00', closes: '12:00' };
  jest.replaceProperty(content.site, 'specialHours', [holiday]);
  const [business] = businessGraph('/')['@graph'];
  const times = [weekdays, saturday].map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes,
  }));
  expect(business).toMatchObject({
    openingHoursSpecification: times,
    specialOpeningHoursSpecification: [{ opens: '08:00', closes: '12:00' }],
  });
});

test('no content can close the script element', () => {
  const hostile = { name: '</script><script>alert(1)</script><!--' };
  expect(jsonForHtml(hostile)).not.toContain('<');
  expect(JSON.parse(jsonForHtml(hostile))).toEqual(hostile);
});
