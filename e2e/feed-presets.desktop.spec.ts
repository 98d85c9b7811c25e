import { expect, type Page, test } from '@playwright/test';
import { build } from 'esbuild';
import { feedPlan } from '../content/schema/feed-plan';
import { feedSchema, type Provider } from '../content/schema/feeds';

/**
 * Each preset through the site's own loader, on a bare page, with a stand-in for the provider's
 * script that does what the provider's does: when it fills containers, and how often.
 */
const fill = `const fill = (element) => {
  const post = Object.assign(document.createElement('p'), { className: 'post', textContent: 'Post' });
  post.style.height = '90px';
  element.append(post);
};
const all = (selector) => document.querySelectorAll(selector);`;

const standIns: Record<Provider, string> = {
  elfsight: `const look = () => {
    for (const element of all('[class^=elfsight-app-]:empty')) fill(element);
  };
  look();
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });`,
  behold: `customElements.define('behold-widget', class extends HTMLElement {
    connectedCallback() {
      fill(this.attachShadow({ mode: 'open' }));
    }
  });`,
  lightwidget: `all('iframe.lightwidget-widget').forEach((frame) => { frame.style.height = '500px'; });`,
  snapwidget: `all('iframe.snapwidget-widget').forEach((frame) => { frame.style.height = '500px'; });`,
  curator: `fill(document.getElementById('curator-feed-default-feed-layout'));`,
  embedsocial: `if (window.EMBEDSOCIALHASHTAG) throw new Error('loaded twice');
  window.EMBEDSOCIALHASHTAG = {
    getEmbedData: (ref, element) => {
      if (ref !== element.dataset.ref) throw new Error('wrong arguments');
      fill(element);
    },
  };
  all('.embedsocial-hashtag').forEach(fill);`,
  juicer: `if (window.Juicer) throw new Error('loaded twice');
  window.Juicer = { initialize: () => all('.juicer-feed:empty').forEach(fill) };
  all('.juicer-feed').forEach(fill);`,
  taggbox: `all('.taggbox').forEach(fill);`,
};

const bundle = build({
  entryPoints: ['components/islands/feed/run-feed.ts'],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'site',
  tsconfig: 'tsconfig.json',
}).then(({ outputFiles }) => outputFiles[0]?.text ?? '');

async function barePage(page: Page, provider: Provider, script: string) {
  await page.route('**/*', async (route) => {
    const url = route.request().url();
    if (url === script) {
      const body = `{ ${fill}\n${standIns[provider]} }`;
      return route.fulfill({
        body,
        contentType: 'text/javascript',
        headers: { 'Access-Control-Allow-Origin': '*' },
      });
    }
    if (url !== 'https://site.example/') return route.fulfill({ body: 'Posts' });
    const body = `<!doctype html><title>Bare</title><div id="slot"></div><script>${await bundle}</script>`;
    return route.fulfill({ body, contentType: 'text/html' });
  });
  await page.goto('https://site.example/');
}

for (const provider of Object.keys(standIns) as Provider[]) {
  test(`${provider} is filled once at each of two visits, by one script`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const plan = feedPlan(feedSchema.parse({ provider, id: 'abc' }), {
      container: { tag: 'ul', attributes: {} },
      script: { src: '/' },
    });
    await barePage(page, provider, plan.script.src);

    for (let round = 0; round < 2; round++) {
      await page.evaluate((given) => {
        const { site, document } = window as never as {
          site: typeof import('../components/islands/feed/run-feed');
          document: Document;
        };
        const states: string[] = [];
        const slot = document.getElementById('slot');
        if (slot) {
          const stop = site.runFeed(slot, given, (state) => states.push(state));
          Object.assign(window, { states, stop });
        }
      }, plan);
      await expect
        .poll(() => page.evaluate(() => (window as never as { states: string[] }).states))
        .toEqual(['loading', 'live']);
      await expect(page.locator('#slot > *')).toHaveCount(1);
      await expect(page.locator(`script[src="${plan.script.src}"]`)).toHaveCount(1);
      if (plan.container.tag !== 'iframe') await expect(page.locator('.post')).toHaveCount(1);
      await page.evaluate(() => (window as never as { stop: () => void }).stop());
      await expect(page.locator('#slot > *')).toHaveCount(0);
    }
    expect(errors).toEqual([]);
  });
}
