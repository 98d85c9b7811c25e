/**
 * The sample feed, in a script file as a provider's widget is. The page calls it with the id of the tiles and with the
 * container, which receives a copy of their pictures and links.
 */
window.sampleFeed = {
  start(tilesId, container) {
    const tiles = document.getElementById(tilesId);
    container.append(...tiles.cloneNode(true).childNodes);
    // The Escape key hides a caption until the pointer or the focus leaves its picture.
    addEventListener('keydown', ({ key }) => {
      const tile = container.querySelector('li:is(:hover, :focus-within)');
      const caption = tile?.querySelector('b');
      if (key !== 'Escape' || !caption) return;
      caption.hidden = true;
      const show = () => {
        caption.hidden = false;
      };
      for (const name of ['pointerleave', 'focusout'])
        tile.addEventListener(name, show, { once: true });
    });
  },
};
