/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/** As translators do: each text in two elements of its own, in other words. */
function translate(element: Element) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ data }) => data.trim())) {
    const outer = document.createElement('font');
    text.replaceWith(outer);
    outer.append(document.createElement('font'));
    outer.firstChild?.appendChild(text);
    text.data = text.data.toUpperCase();
  }
}

function Words({ year, note }: { year: number; note?: string }) {
  return (
    <p>
      © {year} <b>firm</b> {note && <i>!</i>}
      {note}
    </p>
  );
}

it('a translated page is taken over as it stands', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  const recovered = jest.fn();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Words year={2026} note="open" />);
  translate(container);
  const before = [...container.querySelectorAll('*')];
  const options = { onRecoverableError: recovered };
  await act(async () => hydrateRoot(container, <Words year={2026} note="open" />, options));
  expect([...container.querySelectorAll('*')]).toEqual(before);
  expect(container).toHaveTextContent('FIRM');
  expect(recovered).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
  container.remove();
});

it('words that change, come and go on a translated page show the present state', () => {
  const { container, rerender } = render(<Words year={2026} />);
  for (const [year, note] of [[2027], [2027, 'open'], [2028, 'shut'], [2028]] as const) {
    translate(container);
    rerender(<Words year={year} note={note} />);
    const words = note ? `© ${year} firm !${note}` : `© ${year} firm`;
    expect(container.textContent?.trim().toLowerCase()).toBe(words);
  }
  expect(screen.queryByText('!')).toBeNull();
});
