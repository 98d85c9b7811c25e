import { loaderSeenKey, readStored, store } from '@/components/ui/storage';

/**
 * Shows the loader on the first page of a session by setting `data-loader` on <html> before the first paint. If storage
 * is denied, there is no loader. A prerendered page waits until it is activated.
 */
function start() {
  const wasSeen = readStored(loaderSeenKey);
  const isStored = store(loaderSeenKey, '1');
  // A link of this site that opens a new tab copies sessionStorage only in Chromium, but always sends the referrer.
  const isFromThisSite = document.referrer.startsWith(`${location.origin}/`);
  if (!wasSeen && isStored && !isFromThisSite) document.documentElement.dataset.loader = '';
}

if ((document as { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', start, { once: true });
else start();
