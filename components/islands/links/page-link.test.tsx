/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { PageLink } from './page-link';

const prefetched: string[] = [];
const router = { prefetch: (address: string) => prefetched.push(address) };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

beforeEach(() => {
  prefetched.length = 0;
  Object.assign(window, { requestIdleCallback: (callback: () => void) => callback() });
});

function reachForLink(connection: { saveData?: boolean; effectiveType?: string }) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  document.body.innerHTML = '<link rel="reached" title="/services" href="/services.js">';
  window.fetch = async (address) => {
    prefetched.push(String(address));
    return { text: async () => '' } as Response;
  };
  render(
    <PageLink href="/services" eager>
      Services
    </PageLink>,
  );
  const idle = [...prefetched];
  const link = screen.getByRole('link');
  for (const reach of [fireEvent.pointerEnter, fireEvent.touchStart, fireEvent.focus]) reach(link);
  return { idle, atHand: [...new Set(prefetched.slice(idle.length))] };
}

test('a page is fetched in idle time, and when a hand reaches for its link', () => {
  expect(reachForLink({})).toEqual({
    idle: ['/services'],
    atHand: ['http://localhost/services.js', '/services'],
  });
});

test.each([
  ['asks for few bytes', { saveData: true }],
  ['has a very slow line', { effectiveType: '2g' }],
])('who %s has no page fetched ahead', (_, connection) => {
  expect(reachForLink(connection)).toEqual({ idle: [], atHand: [] });
});
