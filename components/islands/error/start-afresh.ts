const key = 'fresh-start';

/**
 * Asks for the address as a document, once: should it fail again, the page that says so stays. Not
 * without a connection, when the browser's own page would take its place.
 */
export function startAfresh(address: string) {
  if (!navigator.onLine) return;
  try {
    if (sessionStorage.getItem(key) === address) return;
    sessionStorage.setItem(key, address);
  } catch {
    // Without a memory this could go on for ever.
    return;
  }
  if (address === location.href) location.reload();
  else location.assign(address);
}
