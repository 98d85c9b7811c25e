/** @jest-environment jsdom */

const counted: string[] = [];

/** What the providers' scripts put on `window`. */
const scripts = {
  fathom: { trackPageview: () => counted.push('fathom') },
  umami: { track: () => counted.push('umami') },
  goatcounter: { count: () => counted.push('goatcounter') },
};

test('providers that do not count a page from the back/forward cache themselves are told of it', async () => {
  for (const provider of ['plausible', 'cloudflare', 'google', ...Object.keys(scripts)]) {
    jest.resetModules();
    const src = `https://${provider}.example`;
    const tracker = JSON.stringify({ provider, src, attributes: {} });
    document.body.innerHTML = `<div data-statistics='${tracker}' hidden></div>`;
    await import('./statistics');
  }
  Object.assign(window, { requestIdleCallback: (load: () => void) => load() });
  dispatchEvent(new Event('load'));
  Object.assign(window, scripts, { gtag: (...event: string[]) => counted.push(event.join(' ')) });
  for (const script of document.head.querySelectorAll('script')) {
    script.dispatchEvent(new Event('load'));
  }
  for (const persisted of [false, true]) {
    expect(counted).toEqual([]);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
    await Promise.resolve();
  }
  expect(counted).toEqual(['event page_view', 'fathom', 'umami', 'goatcounter']);
});
