/**
 * Hides the browser's broken-image icon for pictures of this site, and requests them again when the
 * connection is back. Pictures of a provider's widget are left alone.
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
// On the document: load events of elements do not reach the window.
document.addEventListener('load', (event) => setOpacity(event, ''), true);
addEventListener('online', reloadLost);
