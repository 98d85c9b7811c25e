import { type Squares, squaresHtml } from './squares-html';

/**
 * The sample feed's widget, a script file of its own like any provider's (public/media, written by
 * scripts/prepare): it sets up a function on window, which the page calls with the container.
 */
Object.assign(window, {
  sampleFeed: {
    start(container: HTMLElement) {
      container.innerHTML = squaresHtml(JSON.parse(container.dataset.squares ?? '') as Squares);
      container.querySelectorAll('img').forEach(lightWhenLoaded);
    },
  },
});

/** A pane stays dark until its picture is there, and then its light goes on. */
function lightWhenLoaded(picture: HTMLImageElement) {
  picture.dataset.light = 'off';
  const on = () => {
    picture.dataset.light = 'on';
  };
  if (picture.complete) requestAnimationFrame(on);
  picture.addEventListener('load', on);
  picture.addEventListener('error', on);
}
