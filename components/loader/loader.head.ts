import { loaderSeenKey } from '@/components/ui/storage';

/**
 * Decides before the first paint whether the page has the loader: on a session's first page, by an attribute of <html>.
 * Where storage is denied there is none. A page that Chrome prerenders waits until somebody sees it.
 */
function start() {
  if (isFirstPage()) document.documentElement.dataset.loader = 'covering';
}

/** A link of this site that opens a tab copies the storage in Chromium only, but always sends the referrer. */
function isFirstPage(): boolean {
  try {
    const isFirst = !sessionStorage.getItem(loaderSeenKey);
    sessionStorage.setItem(loaderSeenKey, '1');
    return isFirst && !document.referrer.startsWith(`${location.origin}/`);
  } catch {
    return false;
  }
}

if ((document as { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', start, { once: true });
else start();
