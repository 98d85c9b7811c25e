/** @jest-environment jsdom */
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrate } from './hydrate';

/** Renders a form that throws after its button is clicked. */
function Island({ label }: { label: string }) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error('crash');
  return (
    <form>
      <p>{label}</p>
      <textarea name="message" />
      <button type="button" onClick={() => setIsBroken(true)} />
    </form>
  );
}

function Broken(): never {
  throw new Error('crash');
}

const area = () => document.querySelector('textarea') as HTMLTextAreaElement;
const button = () => document.querySelector('button') as HTMLButtonElement;

/** Shows the server-rendered island with typed text, and returns its element. */
function show() {
  const element = document.createElement('div');
  element.dataset.props = JSON.stringify({ label: 'Words' });
  element.innerHTML = renderToString(<Island label="Words" />);
  document.body.replaceChildren(element);
  area().value = 'typed';
  return element;
}

// React reports each recoverable error, which jsdom would print.
addEventListener('error', (event) => event.preventDefault());

test('a button that React renders again keeps the focus, and the page keeps its scroll position', () => {
  const element = show();
  const before = button();
  before.focus();
  element.querySelector('p')?.remove();
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  hydrate(element, Island);
  expect(button()).not.toBe(before);
  expect(document.activeElement).toBe(button());
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

test('an island that throws during hydration keeps its HTML', () => {
  const element = show();
  const html = element.innerHTML;
  window.reportError = jest.fn();
  hydrate(element, Broken);
  expect(window.reportError).toHaveBeenCalledWith(new Error('crash'));
  expect(element.innerHTML).toBe(html);
  expect(area().value).toBe('typed');
});

test('an island that throws later gets its server-rendered HTML back, with the typed text', async () => {
  const element = show();
  const html = element.innerHTML;
  hydrate(element, Island);
  area().value = 'typed later';
  area().dispatchEvent(new Event('input', { bubbles: true }));
  const reported = new Promise((resolve) => {
    window.reportError = resolve;
  });
  button().click();
  await reported;
  expect(element.innerHTML).toBe(html);
  expect(area().value).toBe('typed later');
});
