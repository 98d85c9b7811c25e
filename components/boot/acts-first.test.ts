/** @jest-environment jsdom */
import { actsFirst } from './acts-first';

test('while React takes the page over it sees only acts that need its answer, and afterwards all', () => {
  document.body.innerHTML =
    '<textarea></textarea><button popovertarget="menu"></button><a href="/"><b></b></a><button type="submit"></button>';
  const seen: string[] = [];
  const see = ({ type, target }: Event) => seen.push(`${type} ${(target as Element).localName}`);
  for (const type of ['keydown', 'input', 'click']) document.addEventListener(type, see, true);
  const act = (type: string, selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

  actsFirst();
  for (const type of ['keydown', 'input', 'click']) act(type, 'textarea');
  act('click', '[popovertarget]');
  expect(seen).toEqual([]);
  act('click', 'b');
  act('click', '[type=submit]');
  expect(seen).toEqual(['click b', 'click button']);

  dispatchEvent(new Event('awake'));
  act('keydown', 'textarea');
  expect(seen.at(-1)).toBe('keydown textarea');
});
