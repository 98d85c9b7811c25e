/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { PageLinks } from './page-links';

const prefetched: string[] = [];
const walked: [string, string][] = [];
let isOffline = false;
const router = {
  prefetch: (address: string) => prefetched.push(address),
  push: (address: string) => walked.push(['push', address]),
  replace: (address: string) => walked.push(['replace', address]),
};
let segment: string | null = null;
jest.mock('next/navigation', () => ({
  useRouter: () => router,
  useSelectedLayoutSegment: () => segment,
}));
jest.mock('@/components/boot/next-frame', () => ({
  nextFrame: async () => {},
}));

beforeEach(() => {
  prefetched.length = 0;
  walked.length = 0;
  segment = null;
  history.replaceState(null, '', '/site/');
  Object.assign(window, { requestIdleCallback: (callback: () => void) => callback() });
});

function show() {
  document.body.innerHTML = '<link rel="reached" title="/site/services" href="/services.js">';
  window.fetch = async (address) => {
    prefetched.push(String(address));
    if (isOffline) throw new TypeError('The line is down.');
    return { url: String(address), text: async () => '' } as Response;
  };
  render(
    <>
      <a href="/site/services" data-page="eager">
        Services
      </a>
      <a href="/site/services#glass" data-page="">
        Glass
      </a>
      <a href="/site/" data-page="">
        Home
      </a>
      <a href="/elsewhere">Elsewhere</a>
      <PageLinks basePath="/site" />
    </>,
  );
}

const link = (name: string) => screen.getByRole('link', { name });

function reachForLink(connection: { saveData?: boolean; effectiveType?: string }) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  show();
  const idle = [...prefetched];
  reachFor('Services');
  return { idle, atHand: prefetched.slice(idle.length) };
}

/** What one tap tells of. */
function reachFor(name: string) {
  for (const reach of [fireEvent.pointerOver, fireEvent.touchStart, fireEvent.focusIn])
    reach(link(name));
}

test('a page is fetched in idle time, and when a hand reaches for its link; the router gets that answer, once', async () => {
  expect(reachForLink({})).toEqual({
    idle: ['/services'],
    atHand: ['/site/services.txt', 'http://localhost/services.js'],
  });
  const asked = prefetched.length;
  const address = new URL('http://localhost/site/services.txt?_rsc=x');
  const { url } = await window.fetch(address);
  expect([url, prefetched.length]).toEqual(['/site/services.txt', asked]);
  await window.fetch(address);
  expect(prefetched.slice(asked)).toEqual([address.href]);
});

test('one tap asks the router once', () => {
  show();
  prefetched.length = 0;
  reachFor('Home');
  expect(prefetched).toEqual(['/']);
});

test('the page that is shown is not fetched again', () => {
  segment = 'services';
  show();
  expect(prefetched).toEqual([]);
});

test('data that did not come is asked for by the router itself', async () => {
  show();
  isOffline = true;
  fireEvent.touchStart(link('Glass'));
  await new Promise((later) => setTimeout(later));
  isOffline = false;
  const { url } = await window.fetch(new URL('http://localhost/site/services.txt?_rsc=x'));
  expect(url).toBe('http://localhost/site/services.txt?_rsc=x');
});

test.each([
  ['asks for few bytes', { saveData: true }],
  ['has a very slow line', { effectiveType: '2g' }],
])('who %s has no page fetched ahead', (_, connection) => {
  expect(reachForLink(connection)).toEqual({ idle: [], atHand: [] });
});

test('a plain click walks in the same document, from the menu in the place of its entry', async () => {
  show();
  expect(fireEvent.click(link('Glass'))).toBe(false);
  await Promise.resolve();
  expect(walked).toEqual([['push', '/services#glass']]);
  expect(link('Glass').dataset.chosen).toBe('');
  history.pushState({ menuIsOpen: true }, '');
  fireEvent.click(link('Services'));
  await Promise.resolve();
  expect(walked[1]).toEqual(['replace', '/services']);
});

test.each([
  ['Home', null, '/site/'],
  ['Services', 'services', '/site/services.html'],
])('a link to this page, %s, leads to its top', async (name, shown, address) => {
  segment = shown;
  history.replaceState(null, '', address);
  show();
  window.scrollTo = jest.fn();
  expect(fireEvent.click(link(name))).toBe(false);
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 });
  await Promise.resolve();
  expect(walked).toEqual([]);
});

test('other links, and clicks for another tab, are the browser’s', async () => {
  show();
  expect(fireEvent.click(link('Elsewhere'))).toBe(true);
  expect(fireEvent.click(link('Services'), { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(link('Services'), { button: 1 })).toBe(true);
  await Promise.resolve();
  expect(walked).toEqual([]);
});
