import { jsonForHtml } from './structured-data';

test('no content can end the script element early', () => {
  const hostile = { name: '</script><script>alert(1)</script><!--' };
  expect(jsonForHtml(hostile)).not.toContain('<');
  expect(JSON.parse(jsonForHtml(hostile))).toEqual(hostile);
});
