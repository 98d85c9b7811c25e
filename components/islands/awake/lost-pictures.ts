/**
 * From now on a picture that is lost leaves its quiet place, without the browser's mark of a broken one,
 * and is asked for once more when the line is back, which browsers do not.
 */
export function mindPictures() {
  // Not those of a provider's widget, which may fade them itself.
  const show = (picture: EventTarget | null, opacity: string) => {
    if (picture instanceof HTMLImageElement && picture.dataset.picture) {
      picture.style.opacity = opacity;
    }
  };
  for (const picture of lostPictures()) show(picture, '0');
  document.addEventListener('error', ({ target }) => show(target, '0'), true);
  document.addEventListener('load', ({ target }) => show(target, ''), true);
  addEventListener('online', fetchLostPictures);
}

export function fetchLostPictures() {
  for (const picture of lostPictures()) {
    const { src } = picture;
    picture.src = src;
  }
}

const lostPictures = () =>
  [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0);
