import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { type FeedEmbed, feedEmbed, feedProviders } from '../../content/schema';
import { type Driver, engines } from './drivers';

/* The feed of each provider, whose script is refused once and then answered, in every engine. */

type Provider = keyof typeof feedProviders;

/** The embed code of a provider, with its script and its frame at the mocked provider. */
function embedAt(origin: string, provider: Provider): FeedEmbed {
  const sample = { container: { tag: 'ul', attributes: {} }, script: { src: '' } };
  const embed = feedEmbed({ provider, id: 'abc123' }, sample, 'Our work');
  const { attributes } = embed.container;
  return {
    ...embed,
    script: { ...embed.script, src: `${origin}/${provider}.js` },
    container: {
      ...embed.container,
      attributes: attributes.src ? { ...attributes, src: 'about:blank' } : attributes,
    },
  };
}

/** What a provider's script does: it fills its container, now or when its function is called. */
function widgetOf({ container: { tag, id, class: name }, init }: FeedEmbed): string {
  const selector = id ? `#${id}` : name ? `.${name}` : tag;
  const path = init?.path.split('.') ?? [];
  return `{
    const draw = (container) => {
      if (!container || container.localName === 'iframe') return;
      const posts = document.createElement('div');
      posts.className = 'posts';
      posts.style.height = '300px';
      container.append(posts);
    };
    let owner = window;
    const path = ${JSON.stringify(path)};
    for (const name of path.slice(0, -1)) owner = owner[name] ??= {};
    if (path.length > 0) owner[path.at(-1)] = (...given) => draw(given.at(-1));
    draw(document.querySelector('.social-feed-slot ${selector}'));
  }`;
}

const feedState = () => ({
  state: document.querySelector<HTMLElement>('[data-feed]')?.dataset.state,
  posts: document.querySelectorAll('.social-feed-slot :is(.posts, iframe)').length,
  scripts: document.querySelectorAll('head script[src]').length,
});

for (const [name, start] of Object.entries(engines)) {
  test.describe(name, () => {
    test.describe.configure({ mode: 'default' });
    let visitor: Driver;
    let embed: FeedEmbed;
    let asked = 0;

    /** Gallery with the embed code of a provider, and the provider. */
    const server = createServer(async ({ url = '' }, response) => {
      if (url.endsWith('.js') && !url.startsWith('/scripts')) {
        asked += 1;
        response.setHeader('content-type', 'text/javascript');
        return asked === 1 ? response.writeHead(503).end() : response.end(widgetOf(embed));
      }
      const page = await fetch(`http://localhost:4117${url}`);
      response.writeHead(page.status, { 'content-type': page.headers.get('content-type') ?? '' });
      if (url !== '/gallery') return response.end(Buffer.from(await page.arrayBuffer()));
      const code = JSON.stringify(embed).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      const html = (await page.text())
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
        .replace(/data-feed="[^"]*"/, `data-feed="${code}"`);
      response.end(html);
    });

    test.beforeAll(async () => {
      await new Promise<void>((resolve) => server.listen(0, resolve));
      visitor = await start();
      await visitor.resize(1440, 900);
    });
    test.afterAll(async () => {
      await visitor?.stop();
      server.close();
    });

    for (const provider of Object.keys(feedProviders) as Provider[]) {
      test(`${provider} is shown once its script is answered`, async () => {
        const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
        asked = 0;
        embed = embedAt(origin, provider);
        await visitor.open(`${origin}/gallery`);
        await visitor.evaluate(() => document.querySelector('[data-feed]')?.scrollIntoView());
        await expect
          .poll(() => visitor.evaluate(feedState))
          .toMatchObject({ state: 'failed', scripts: 0 });
        await visitor.evaluate(() => dispatchEvent(new Event('online')));
        await expect
          .poll(() => visitor.evaluate(feedState))
          .toEqual({ state: 'live', posts: 1, scripts: 1 });
        expect(asked).toBe(2);
      });
    }
  });
}
