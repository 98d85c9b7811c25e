/** @jest-environment jsdom */

const start = jest.fn();
jest.mock('/form.js#1', () => ({ start }), { virtual: true });

test.each(['pointerover', 'touchstart', 'focusin', 'keydown'])(
  'the form’s script is loaded at %s, once',
  async (type) => {
    document.body.innerHTML =
      '<section><div data-island="/form.js"><input></div><script></script></section>';
    jest.spyOn(document, 'currentScript', 'get').mockReturnValue(document.scripts.item(0));
    jest.resetModules();
    start.mockClear();
    await import('./load-form');
    const touch = () =>
      document.querySelector('input')?.dispatchEvent(new Event(type, { bubbles: true }));
    touch();
    touch();
    await new Promise((resolve) => setTimeout(resolve));
    expect(start.mock.calls).toEqual([[document.querySelector('[data-island]')]]);
  },
);
