/** @jest-environment jsdom */
import '@testing-library/jest-dom';

const calls: unknown[][] = [];
/** What `window.plausible` is where its script is empty. */
let emptied: unknown;
const record =
  (name: string) =>
  (...given: unknown[]) =>
    calls.push([name, ...given]);

/** What the providers' scripts put on `window`. */
const scripts = {
  plausible: record('plausible'),
  gtag: record('google'),
  fathom: { trackPageview: record('fathom page'), trackEvent: record('fathom') },
  umami: { track: record('umami') },
  goatcounter: { count: record('goatcounter') },
};

/** Runs the script as the element after the question. */
async function run(tracker: object) {
  jest.resetModules();
  document.body.innerHTML = `<svg data-statistics='{"provider":"google","src":"https://evil.example"}'></svg>
    <div data-statistics='${JSON.stringify(tracker)}' hidden></div><script></script>`;
  jest
    .spyOn(document, 'currentScript', 'get')
    .mockReturnValue(document.body.querySelector('script'));
  await import('./statistics');
}

beforeAll(async () => {
  for (const provider of ['plausible', 'cloudflare', 'google', 'fathom', 'umami', 'goatcounter'])
    await run({
      provider,
      id: `${provider}-id`,
      src: `https://${provider}.example`,
      attributes: {},
    });
  Object.assign(window, { requestIdleCallback: (load: () => void) => load() });
  dispatchEvent(new Event('load'));
  // Plausible’s newer script starts only where it finds this.
  expect(window).toHaveProperty('plausible.o');
  ({ plausible: emptied } = window as never as { plausible: unknown });
  // Google’s script reads `arguments` objects alone.
  const { dataLayer } = window as never as { dataLayer: ArrayLike<unknown>[] };
  expect(dataLayer.map((entry) => `${entry} ${entry[0]}`)).toEqual([
    '[object Arguments] js',
    '[object Arguments] config',
  ]);
  expect(dataLayer[1]?.[1]).toBe('google-id');
  Object.assign(window, scripts);
  for (const script of document.head.querySelectorAll('script')) {
    expect(script.src).not.toContain('evil');
    script.dispatchEvent(new Event('load'));
  }
});

// jsdom cannot follow links.
beforeAll(() => document.addEventListener('click', (event) => event.preventDefault()));

beforeEach(() => {
  calls.length = 0;
});

test('providers that do not count a page from the back/forward cache themselves are told of it', async () => {
  for (const persisted of [false, true]) {
    expect(calls).toEqual([]);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
    await Promise.resolve();
  }
  expect(calls).toEqual([
    ['google', 'event', 'page_view'],
    ['fathom page'],
    ['umami'],
    ['goatcounter'],
  ]);
});

test.each([
  ['message-sent', 'Message sent', 'message_sent'],
  ['message-failed', 'Message failed', 'message_failed'],
])('each provider is told of %s as its documentation says', async (type, name, googleName) => {
  dispatchEvent(new Event(type));
  await Promise.resolve();
  expect(calls).toEqual([
    ['plausible', name, { props: { where: '/' } }],
    ['google', 'event', googleName, { where: '/' }],
    ['fathom', name],
    ['umami', name, { where: '/' }],
    ['goatcounter', { path: `${name} (/)`, title: name, event: true }],
  ]);
});

test.each([
  ['tel:+17055550199', 'Call', 'call'],
  ['mailto:hello@northpane.example', 'E-mail', 'e_mail'],
])('a click on %s is counted as %s, with its place', async (href, name, googleName) => {
  document.body.innerHTML = `<footer><a href="${href}"><b>Here</b></a></footer>`;
  document.querySelector('b')?.click();
  await Promise.resolve();
  expect(calls).toContainEqual(['umami', name, { where: 'footer /' }]);
  expect(calls).toContainEqual(['google', 'event', googleName, { where: 'footer /' }]);
});

test.each([
  ['main', 'main /'],
  ['header', 'header /'],
  ['div', 'page /'],
])('a call in %s is counted there, a click on anything else not', async (landmark, where) => {
  document.body.innerHTML = `<${landmark}><a href="tel:1">Call</a> <a href="#here">Here</a> <b>Words</b></${landmark}>`;
  for (const each of document.querySelectorAll<HTMLElement>('a, b')) each.click();
  await Promise.resolve();
  expect(calls.filter(([name]) => name === 'umami')).toEqual([['umami', 'Call', { where }]]);
});

test('a script that a blocker has emptied is no error', async () => {
  const { fathom, umami, goatcounter, plausible } = scripts;
  Object.assign(window, {
    fathom: undefined,
    umami: undefined,
    goatcounter: undefined,
    plausible: emptied,
  });
  dispatchEvent(new Event('message-sent'));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  // A rejection that nobody handles would fail the test.
  await new Promise((resolve) => setTimeout(resolve));
  expect(calls.map(([name]) => name)).toEqual(['google', 'google']);
  Object.assign(window, { fathom, umami, goatcounter, plausible });
});

test('a call before the provider’s script has loaded is counted afterwards', async () => {
  await run({ provider: 'umami', src: 'https://late.example', attributes: { 'data-id': '7' } });
  Object.assign(window, { requestIdleCallback: undefined });
  dispatchEvent(new Event('load'));
  const script = () => document.querySelector('script[src="https://late.example"]');
  // Safari has no idle callbacks.
  await new Promise((resolve) => setTimeout(resolve));
  expect(script()).toHaveAttribute('data-id', '7');
  const counted = () => calls.filter(([name]) => name === 'umami').length;
  dispatchEvent(new Event('message-sent'));
  await Promise.resolve();
  const before = counted();
  script()?.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(counted()).toBe(before + 1);
});
