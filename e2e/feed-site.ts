import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from '@playwright/test';
import { createStaticSite } from '../scripts/preview/static-site';
import { builtVariant } from './build-variant';
import { widgetOrigin } from './ports';

/** What an owner would write to connect a provider that the site has no preset for. */
const feed = {
  provider: 'custom',
  script: `${widgetOrigin}/embed.js`,
  container: { tag: 'div', id: 'my-feed', class: '', attributes: { 'data-count': '6' } },
  init: 'Widget.start',
  consent: true,
};

/** The site with the address of an export that was built with that feed. */
export const test = base.extend<object, { feedSite: string }>({
  feedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it.
    async ({}, use) => {
      const site = await builtVariant({ 'site.yaml': { feed } });
      const server = createServer(createStaticSite(site, ''));
      await new Promise<void>((done) => server.listen(0, done));
      await use(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});
