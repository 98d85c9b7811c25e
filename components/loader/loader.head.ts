import { loaderSeenKey, readStored, store } from '@/components/ui/storage';

/**
 * Decides before the first paint whether the page has the loader: on a session's first page, by an attribute of <html>.
 * Where storage is denied there is none. A page that Chrome prerenders waits until somebody sees it.
 */
function start() {
  const wasSeen = readStored(loaderSeenKey);
  const isStored = store(loaderSeenKey, '1');
  // A link of this site that opens a tab copies the storage in Chromium only, but always sends the referrer.
  const isFromThisSite = document.referrer.startsWith(`${location.origin}/`);
  if (!wasSeen && isStored && !isFromThisSite) document.documentElement.dataset.loader = '';
}

if ((document as { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', start, { once: true });
else start();
