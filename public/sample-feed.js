/**
 * The sample feed, in a script file as a provider's widget is. The page calls it with the container, which
 * receives a copy of the tiles' pictures and links.
 */
window.sampleFeed = {
  start(container) {
    const tiles = document.querySelector('.social-feed-reserved');
    container.append(...tiles.cloneNode(true).childNodes);
  },
};
