import { renderToStaticMarkup } from 'react-dom/server';
import { content } from '@/model/content';

/** What is rendered with a feed of this provider. */
async function render(provider: 'sample' | 'none') {
  jest.resetModules();
  const { content: fresh } = await import('@/model/content');
  jest.replaceProperty(fresh.site, 'feed', { provider });
  const { WorkFeed } = await import('./work-feed');
  return renderToStaticMarkup(<WorkFeed />);
}

test('without a feed the gallery has its heading and the button to the profile alone', async () => {
  const { heading, instagram, feed } = content.gallery;
  const html = await render('none');
  expect(html).toContain(`>${heading}</h1>`);
  expect(html).toContain(instagram);
  expect(html).not.toMatch(/social-feed|<img|<li/);
  const withFeed = await render('sample');
  expect(withFeed).toMatch(/social-feed.*<img/);
  const [profile] = content.socials;
  expect(withFeed).toContain(
    `<a href="${profile?.url}" target="_blank" rel="noopener">${feed.failedLink}`,
  );
});
