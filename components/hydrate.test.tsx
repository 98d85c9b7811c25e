/** @jest-environment jsdom */
import { act, fireEvent, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrate } from './hydrate';

function Island({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  if (count === 2) throw new Error('crash');
  return (
    <form>
      <p>{label}</p>
      <input name="name" />
      <textarea name="message" />
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </form>
  );
}

function Broken(): never {
  throw new Error('crash');
}

const area = () => document.querySelector('textarea') as HTMLTextAreaElement;
const click = () =>
  act(async () => void fireEvent.click(document.querySelector('button') as Element));

/** The server-rendered island, with typed text. */
function show() {
  const element = document.createElement('div');
  element.dataset.props = JSON.stringify({ label: 'Words' });
  element.innerHTML = renderToString(<Island label="Words" />);
  document.body.replaceChildren(element);
  area().value = 'typed';
  area().focus();
  area().setSelectionRange(1, 3);
  return element;
}

const reported = jest.fn((event: ErrorEvent) => event.preventDefault());
addEventListener('error', reported);
beforeEach(() => reported.mockClear());

test('unchanged HTML keeps its elements', async () => {
  const element = show();
  const before = [...element.querySelectorAll('*')];
  await act(async () => void hydrate(element, Island));
  expect([...element.querySelectorAll('*')]).toEqual(before);
  expect(before.every(({ isConnected }) => isConnected)).toBe(true);
  expect(element.dataset.hydrated).toBe('');
  expect(reported).not.toHaveBeenCalled();
});

test.each<[string, (element: HTMLElement) => void]>([
  ['a removed element', (element) => element.querySelector('p')?.remove()],
  ['a translated text', (element) => element.querySelector('p')?.replaceChildren('Mots')],
])('with %s the island is hydrated and keeps text, focus and selection', async (_, change) => {
  const element = show();
  change(element);
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  await act(async () => void hydrate(element, Island));
  // The page stays where the visitor has scrolled it.
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  focus.mockRestore();
  expect(reported).toHaveBeenCalledTimes(1);
  expect(area().value).toBe('typed');
  expect(document.activeElement).toBe(area());
  expect([area().selectionStart, area().selectionEnd]).toEqual([1, 3]);
  await click();
  expect(document.querySelector('button')?.textContent).toBe('1');
});

test('a button that React renders anew keeps the focus', async () => {
  const element = show();
  document.querySelector('button')?.focus();
  element.querySelector('p')?.remove();
  await act(async () => void hydrate(element, Island));
  expect(document.activeElement).toBe(document.querySelector('button'));
});

test('an island that throws at once is not hydrated, and keeps its HTML', async () => {
  const element = show();
  const html = element.innerHTML;
  window.reportError = jest.fn();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  await expect(hydrate(element, Broken)).rejects.toThrow('crash');
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  expect([element.innerHTML, element.dataset.hydrated]).toEqual([html, undefined]);
  expect(area().value).toBe('typed');
});

test('an island that throws gets its HTML back, with the typed text', async () => {
  const element = show();
  const html = element.innerHTML;
  const report = jest.fn();
  window.reportError = report;
  await act(async () => void hydrate(element, Island));
  await click();
  fireEvent.input(area(), { target: { value: 'typed later' } });
  // Within `act` React reports errors to the test only.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  document.querySelector('button')?.click();
  // Only for a test that hangs.
  await waitFor(() => expect(element.innerHTML).toBe(html), { timeout: 20_000 });
  expect(area().value).toBe('typed later');
  expect(report).toHaveBeenCalledTimes(1);
});
