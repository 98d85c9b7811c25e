/**
 * The sample feed, in a script file as a provider's widget is. The page calls it with the id of the tiles and with the
 * container, which receives a copy of their pictures and links.
 */
window.sampleFeed = {
  start(tilesId, container) {
    const tiles = document.getElementById(tilesId);
    container.append(...tiles.cloneNode(true).childNodes);
  },
};
