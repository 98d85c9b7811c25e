import { renderToStaticMarkup } from 'react-dom/server';
import { content } from '@/content';

/** What is rendered with a feed of this provider. */
async function render(provider: 'sample' | 'none') {
  jest.resetModules();
  const { content: fresh } = await import('@/content');
  jest.replaceProperty(fresh.site, 'feed', { provider });
  const { WorkFeed } = await import('./work-feed');
  return renderToStaticMarkup(<WorkFeed />);
}

test('without a feed the gallery has its heading and the button to the profile alone', async () => {
  const { heading, instagram } = content.gallery;
  const html = await render('none');
  expect(html).toContain(`>${heading}</h1>`);
  expect(html).toContain(instagram);
  expect(html).not.toMatch(/social-feed|<img|<li/);
  expect(await render('sample')).toMatch(/social-feed.*<img/);
});
