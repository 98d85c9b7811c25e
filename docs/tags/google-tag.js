// Google's tag, for Google Ads or Analytics. Copy this file to public/google-tag.js and write your id.
const id = 'AW-000000000';

window.dataLayer = window.dataLayer || [];
function gtag() {
  // Google's script reads the arguments object itself.
  // biome-ignore lint/complexity/noArguments: see above.
  window.dataLayer.push(arguments);
}
gtag('js', new Date());
gtag('config', id);
