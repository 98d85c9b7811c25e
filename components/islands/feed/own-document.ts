const key = 'feed-reload';
const onceInMs = 10_000;

/**
 * Links to a gallery with a provider load a new document, but Back and Forward may bring the gallery
 * into the document of another page, whose policy knows no provider. Loading the gallery as its own
 * document puts that right. Returns false when that is not the cause, or has just been tried.
 */
export function reloadInOwnDocument(script: HTMLScriptElement): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const isForeign = new URL(script.src).origin !== location.origin;
  if (!isForeign || !entry || new URL(entry.name).pathname === location.pathname) return false;
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < onceInMs) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Without a memory this could go on for ever; the sentence will do.
    return false;
  }
  location.reload();
  return true;
}
