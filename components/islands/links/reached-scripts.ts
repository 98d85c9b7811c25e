/**
 * Fetches, into the browser's cache, the scripts of a page that a hand reaches for. The router asks for
 * them only when the page's data has come. scripts/post-process names those of the pages that are not
 * fetched in idle time.
 */
export function fetchReached({ pathname }: HTMLAnchorElement) {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=reached]')) {
    if (link.title !== pathname) continue;
    fetch(link.href)
      .then((response) => response.text())
      .catch(() => {});
    link.remove();
  }
}
