/** Asks once more for the pictures that the line has lost; browsers do not. */
export function fetchLostPictures() {
  for (const picture of document.images) {
    if (!picture.complete || picture.naturalWidth > 0) continue;
    const { src } = picture;
    picture.src = src;
  }
}
