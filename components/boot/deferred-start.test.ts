/** @jest-environment jsdom */

const fetched: string[] = [];
const connection: { saveData?: boolean; effectiveType?: string } = {};

/** Lets every promise and timer that is due come to its end. */
async function pass() {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve));
}

async function open() {
  document.body.innerHTML = `
    <script type="deferred" src="/a.js"></script>
    <script type="deferred" src="/webpack.js" data-needs="/data.txt"></script>
    <link rel="deferred" as="style" href="/other.css">`;
  jest.resetModules();
  await import('./deferred-start');
  dispatchEvent(new Event('load'));
  await pass();
}

const woken = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script:not([type])')].map(({ src }) =>
    src.replace('http://localhost', ''),
  );

beforeEach(() => {
  fetched.length = 0;
  for (const key of ['saveData', 'effectiveType'] as const) delete connection[key];
  Object.assign(window, {
    fetch: async (address: string) => {
      fetched.push(address.replace('http://localhost', ''));
      return { ok: true, text: async () => '1:"Words"\n' };
    },
    requestIdleCallback: (callback: () => void) => setTimeout(callback),
    requestAnimationFrame: (callback: () => void) => setTimeout(callback),
    PointerEvent: MouseEvent,
  });
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
});

test('once the page has loaded, its scripts start and the other pages’ styles are fetched', async () => {
  await open();
  expect(woken()).toEqual(['/a.js', '/webpack.js']);
  expect(fetched).toEqual(['/data.txt', '/other.css']);
});

test.each([
  ['asks for few bytes', { saveData: true }],
  ['has a very slow line', { effectiveType: '2g' }],
  ['has the slowest line', { effectiveType: 'slow-2g' }],
])('who %s gets the scripts at the first act, and nothing ahead', async (_, line) => {
  Object.assign(connection, line);
  await open();
  expect(woken()).toEqual([]);
  expect(fetched).toEqual([]);
  dispatchEvent(new Event('pointerdown'));
  await pass();
  expect(woken()).toEqual([]);
  dispatchEvent(new Event('click'));
  await pass();
  expect(woken()).toEqual(['/a.js', '/webpack.js']);
  expect(fetched).toEqual(['/data.txt']);
});
