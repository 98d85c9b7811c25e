import { content } from '@/content/schema';
import { businessGraph } from './business-graph';
import { jsonForHtml } from './structured-data';

test('days with other hours are told beside the usual ones', () => {
  const weekdays = { days: ['Monday' as const], opens: '08:00', closes: '18:00' };
  const saturday = { days: ['Saturday' as const], opens: '09:00', closes: '13:00' };
  jest.replaceProperty(content.site, 'openingHours', { ...weekdays, also: [saturday] });
  const [business] = businessGraph('/')['@graph'];
  const times = [weekdays, saturday].map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes,
  }));
  expect(business).toMatchObject({ openingHoursSpecification: times });
});

test('no content can end the script element early', () => {
  const hostile = { name: '</script><script>alert(1)</script><!--' };
  expect(jsonForHtml(hostile)).not.toContain('<');
  expect(JSON.parse(jsonForHtml(hostile))).toEqual(hostile);
});
