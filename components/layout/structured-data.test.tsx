/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { businessGraph } from './business-graph';
import { jsonForHtml, StructuredData } from './structured-data';

test('no content can end the script element early', () => {
  const hostile = { name: '</script><script>alert(1)</script><!--' };
  expect(jsonForHtml(hostile)).not.toContain('<');
  expect(JSON.parse(jsonForHtml(hostile))).toEqual(hostile);
});

test('a page carries its graph as JSON-LD', () => {
  const { container } = render(<StructuredData path="/contact" />);
  const script = container.querySelector('script[type="application/ld+json"]');
  expect(JSON.parse(script?.textContent ?? '')).toEqual(
    JSON.parse(JSON.stringify(businessGraph('/contact'))),
  );
});
