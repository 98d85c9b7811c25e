/** @jest-environment jsdom */
import '@testing-library/jest-dom';

const loadScript = jest.fn();
jest.mock('/menu.js', () => loadScript(), { virtual: true });

/** What the browser knows of the menu, which jsdom does not. */
const browser = { isOpen: false, hasToggle: true, close: jest.fn() };
const toggle = () => document.querySelector('button') as HTMLElement;
const menu = () => document.querySelector('#menu') as HTMLElement;
const logo = () => document.querySelector('header > a') as HTMLElement;
const stop = (event: Event) => event.preventDefault();

/** Opens a page whose address is `/`. */
async function open(script = '/menu.js') {
  document.body.innerHTML = `<header><a href="/">Logo</a>
    <button popovertarget="menu" data-script="${script}"></button>
    <div id="menu"><a href="/gallery"><b>Gallery</b></a> <a href="/">Home</a> <a href="tel:1">Call</a> <p>Hours</p></div>
    </header><main><a href="#part">Part</a> <a href="https://other.example/">Other</a></main>`;
  Object.assign(toggle(), { checkVisibility: () => browser.hasToggle });
  Object.assign(menu(), { hidePopover: browser.close, matches: () => browser.isOpen });
  jest.resetModules();
  await import('./menu-state');
}

const tell = (type: string, newState: string) =>
  menu().dispatchEvent(Object.assign(new Event(type), { newState }));

beforeAll(() => document.addEventListener('click', stop, true));
beforeEach(() => {
  jest.restoreAllMocks();
  Object.assign(browser, { isOpen: false, hasToggle: true, close: jest.fn() });
  loadScript.mockClear();
});

test.each([
  ['a link to another page', 0, 'b'],
  ['words that are no link', 0, 'p'],
  ['its button, which the browser minds', 0, 'button'],
  ['a link to its own page', 1, '#menu [href="/"]'],
  ['a link to a part of its page', 1, 'main [href="#part"]'],
  ['the phone number', 1, '[href^=tel]'],
  ['a link to another site, which opens a tab', 1, '[href^=https]'],
])('at %s the menu is closed %d times', async (_, times, selector) => {
  await open();
  document.querySelector<HTMLElement>(selector)?.click();
  expect(browser.close).toHaveBeenCalledTimes(times);
});

test('the back/forward cache never keeps an open menu', async () => {
  await open();
  dispatchEvent(new Event('pagehide'));
  expect(browser.close).toHaveBeenCalledTimes(1);
});

test('the menu closes where the window has no button for it', async () => {
  await open();
  dispatchEvent(new Event('resize'));
  expect(browser.close).not.toHaveBeenCalled();
  browser.hasToggle = false;
  dispatchEvent(new Event('resize'));
  expect(browser.close).toHaveBeenCalledTimes(1);
});

test.each([
  ['that Safari does not return goes to its button', true, toggle],
  ['goes to the logo where there is no button', false, logo],
])('the focus %s', async (_, hasToggle, find) => {
  await open();
  browser.hasToggle = hasToggle;
  tell('toggle', 'open');
  expect(document.body).toHaveFocus();
  tell('toggle', 'closed');
  expect(find()).toHaveFocus();
});

test('the focus stays where the visitor has moved it', async () => {
  await open();
  const link = document.querySelector<HTMLElement>('main a');
  link?.focus();
  tell('toggle', 'closed');
  expect(link).toHaveFocus();
});

test.each([true, false])(
  'assistive technology knows the state, before the script too: %s',
  async (isOpen) => {
    browser.isOpen = isOpen;
    await open();
    expect(toggle()).toHaveAttribute('aria-expanded', `${isOpen}`);
    for (const newState of ['open', 'closed']) {
      tell('beforetoggle', newState);
      expect(toggle()).toHaveAttribute('aria-expanded', `${newState === 'open'}`);
    }
  },
);

test.each([
  ['keeps the gutter of a scrollbar that takes space', 15, 'stable'],
  ['adds no gutter where there is none', 0, ''],
])('the open menu %s', async (_, scrollbar, gutter) => {
  const { documentElement } = document;
  jest.spyOn(documentElement, 'clientWidth', 'get').mockReturnValue(innerWidth - scrollbar);
  await open();
  tell('beforetoggle', 'open');
  expect((documentElement.style as { scrollbarGutter?: string }).scrollbarGutter).toBe(gutter);
  tell('beforetoggle', 'closed');
  expect((documentElement.style as { scrollbarGutter?: string }).scrollbarGutter).toBe('');
});

test.each(['pointerover', 'focus'])('the menu’s script is loaded at %s', async (type) => {
  await open();
  expect(loadScript).not.toHaveBeenCalled();
  toggle().dispatchEvent(new Event(type));
  await new Promise((resolve) => setTimeout(resolve));
  expect(loadScript).toHaveBeenCalledTimes(1);
});

test('a lost script is no error', async () => {
  await open('/lost.js');
  toggle().dispatchEvent(new Event('focus'));
  // A rejection that nobody handles would fail the test.
  await new Promise((resolve) => setTimeout(resolve));
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
});
