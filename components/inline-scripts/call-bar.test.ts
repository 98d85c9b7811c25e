/** @jest-environment jsdom */

const reports: ((entries: object[]) => void)[] = [];

test.each([
  ['has come back to the hero’s button', [false, true], false],
  ['has left it', [true, false], true],
])('a visitor who %s while the observer was late', async (_, places, shown) => {
  document.body.innerHTML =
    '<p data-call-bar></p><p data-hero-call><a></a></p><p data-call-to-action></p>';
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(report: (entries: object[]) => void) {
        reports.push(report);
      }
      observe() {}
    },
  });
  reports.length = 0;
  jest.resetModules();
  await import('./call-bar');
  const [ofButton] = reports;
  ofButton?.(places.map((isIntersecting) => ({ isIntersecting })));
  expect(document.querySelector('[data-call-bar]')?.hasAttribute('data-shown')).toBe(shown);
});
