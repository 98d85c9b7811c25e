import { renderToStaticMarkup } from 'react-dom/server';
import { ContactFormPanel } from '@/components/contact/contact-form-panel';
import { WorkFeed } from '@/components/feed/work-feed';

jest.mock('@/model/content', () => ({
  ...jest.requireActual('@/model/content'),
  basePath: '/sub',
  withBasePath: (path: string) => `/sub${path}`,
}));

test('R6 the sample feed and the form that is not yet connected use the base path', () => {
  expect(renderToStaticMarkup(<WorkFeed />)).toContain('/sub/sample-feed.js');
  expect(renderToStaticMarkup(<ContactFormPanel />)).toContain('action="/sub/f/preview"');
});
