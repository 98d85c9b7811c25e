/*
Meta's pixel. Copy this file to public/meta-pixel.js and write your id below. Then write these lines in
content/site.yaml:

scripts:
  - src: /meta-pixel.js
  - src: https://connect.facebook.net/en_US/fbevents.js
    hosts:
      - https://www.facebook.com
*/
const id = '000000000000000';

// Calls wait in a queue until Meta's script has loaded.
function fbq(...call) {
  if (fbq.callMethod) fbq.callMethod(...call);
  else fbq.queue.push(call);
}
Object.assign(fbq, { push: fbq, loaded: true, version: '2.0', queue: [] });
window.fbq = fbq;
window._fbq = fbq;
fbq('init', id);
fbq('track', 'PageView');
