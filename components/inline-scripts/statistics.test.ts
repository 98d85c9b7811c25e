/** @jest-environment jsdom */

const counted: string[] = [];

/** What the providers' scripts put on `window`. */
const scripts = {
  fathom: { trackPageview: () => counted.push('fathom') },
  umami: { track: () => counted.push('umami') },
  goatcounter: { count: () => counted.push('goatcounter') },
};

/** Runs the script as the element after the question. */
async function run(tracker: object) {
  jest.resetModules();
  document.body.innerHTML = `<svg data-statistics='{"provider":"google","src":"https://evil.example"}'></svg>
    <div data-statistics='${JSON.stringify(tracker)}' hidden></div><script></script>`;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(document.scripts.item(0));
  await import('./statistics');
}

test('providers that do not count a page from the back/forward cache themselves are told of it', async () => {
  for (const provider of ['plausible', 'cloudflare', 'google', ...Object.keys(scripts)]) {
    await run({ provider, src: `https://${provider}.example`, attributes: {} });
  }
  Object.assign(window, { requestIdleCallback: (load: () => void) => load() });
  dispatchEvent(new Event('load'));
  Object.assign(window, scripts, { gtag: (...event: string[]) => counted.push(event.join(' ')) });
  for (const script of document.head.querySelectorAll('script')) {
    expect(script.src).not.toContain('evil');
    script.dispatchEvent(new Event('load'));
  }
  for (const persisted of [false, true]) {
    expect(counted).toEqual([]);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
    await Promise.resolve();
  }
  expect(counted).toEqual(['event page_view', 'fathom', 'umami', 'goatcounter']);
});
