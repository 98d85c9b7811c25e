/**
 * A picture of this site that is lost leaves its place empty, without the browser's sign of a broken one, and
 * is asked for again when the connection is back. The pictures of a provider's widget are its own.
 */
function setOpacity({ target }: Event, opacity: string) {
  if (target instanceof HTMLImageElement && target.matches('[data-picture]'))
    target.style.opacity = opacity;
}

function reloadLost() {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-picture]')) {
    const { src, complete, naturalWidth } = picture;
    if (complete && naturalWidth === 0) picture.src = src;
  }
}

document.addEventListener('error', (event) => setOpacity(event, '0'), true);
// Not on the window, which load events of elements do not reach.
document.addEventListener('load', (event) => setOpacity(event, ''), true);
addEventListener('online', reloadLost);
