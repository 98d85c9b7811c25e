/*
Google's tag, for Google Ads or Analytics. Copy this file to public/google-tag.js and write your id below. Then write
these lines, also with your id, in content/site.yaml:

scripts:
  - src: /google-tag.js
  - src: https://www.googletagmanager.com/gtag/js?id=AW-000000000
    hosts:
      - https://*.google-analytics.com
      - https://*.googleadservices.com
      - https://*.google.com
      - https://*.google.ca
      - https://*.doubleclick.net
*/
const id = 'AW-000000000';

window.dataLayer = window.dataLayer || [];
function gtag() {
  // Google's script reads the arguments object itself.
  // biome-ignore lint/complexity/noArguments: see above.
  window.dataLayer.push(arguments);
}
gtag('js', new Date());
gtag('config', id);
