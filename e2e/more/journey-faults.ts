import { add, all, change, script, style } from './edit-page';
import type { FaultRun } from './page-faults';

/* Faults of notice, feed, statistics and form, several for one run of the gate. */

export const journeyFaults: FaultRun[] = [
  {
    name: 'the notice',
    site: 'project-page',
    spec: 'site/notice',
    pages: {
      index: all(
        change('data-from="2030-12-24"', 'data-from="2030-12-25"'),
        change('data-until="2031-01-02"', 'data-until="2031-01-03"'),
      ),
    },
    found: [
      /^- On 2030-12-24 the notice “Closed from .*” is not shown\. .*site\.yaml, notice: from and until/,
      /^- On 2031-01-03 the notice “.*” is shown/,
    ],
  },
  {
    name: 'a notice, a feed and statistics',
    site: 'long-texts',
    spec: 'site/(notice|feed|statistics)',
    pages: {
      index: all(
        change('data-from="2031-05-16"', 'data-from="2031-05-15"'),
        change('data-until="2031-05-19"', 'data-until="2031-05-18"'),
        change(/data-notice="On/, 'data-notice="At'),
        add('<i data-statistics hidden></i>'),
      ),
      gallery: all(
        change('Widgets.feed.start', 'Widgets.feed.none'),
        change(/(class="[^"]*social-feed-agree"[^>]*>)[^<]*/, '$1'),
        style('.social-feed-text p { display: none }'),
      ),
    },
    found: [
      /^- On 2031-05-15 the notice “.*” is shown/,
      /^- On 2031-05-16 the notice “.*” is not shown/,
      /^- On 2031-05-19 the notice “.*” is not shown/,
      /^- The gallery does not ask before it loads the feed, although .*site\.yaml/,
      /^- the question before the feed: Buttons must have discernible text/,
      /^- The feed of your own does not appear, although its script answers/,
      /^- Visitors are not asked whether they may be counted \(.*site\.yaml, statistics\)/,
    ],
  },
  {
    name: 'a feed that does not wait for the answer',
    site: 'long-texts',
    spec: 'site/feed',
    pages: { gallery: add('<script src="https://widgets.example/embed/feed.js"></script>') },
    found: [
      /^- The gallery loads your own before the visitor agrees, although .*site\.yaml has feed: consent/,
    ],
  },
  {
    name: 'the form and statistics',
    site: 'project-page',
    spec: 'site/(form|statistics)',
    pages: {
      index: change('https://plausible.io/js/script.js', 'https://plausible.io/js/none.js'),
      gallery: script(
        'addEventListener("click", (event) => { if (event.target.protocol !== "mailto:") return; event.preventDefault(); event.stopImmediatePropagation(); }, true)',
      ),
      contact: all(
        script(
          `const send = window.fetch;
          window.fetch = (url, init) => {
            init?.body?.delete?.("message");
            return send(url, init);
          };
          addEventListener("message-sent", () => document.querySelector("main").append(document.createElement("button")));`,
        ),
        change('multipart/form-data', 'text/plain'),
        change('&quot;provider&quot;:&quot;plausible', '&quot;provider&quot;:&quot;cloudflare'),
      ),
    },
    found: [
      /^- \/: the statistics of plausible are not loaded/,
      /^- \/gallery: not every click on a phone number or an e-mail address is counted at plausible/,
      /^- Contact: from a phone a message does not arrive at the address of form in .*site\.yaml \(https:/,
      /^- Contact: from a computer a message does not arrive/,
      /^- Contact: without script a message does not arrive/,
      /^- the thanks of the form: Buttons must have discernible text/,
      /^- Contact: a sent message is not counted at plausible \(statistics in .*site\.yaml\)/,
    ],
    notFound: [/not thanked/],
  },
  {
    name: 'the form, feed and statistics',
    site: 'snapwidget',
    spec: 'site/(form|feed|statistics)',
    pages: {
      index: all(
        change(/(value="agree">)[^<]*/, '$1'),
        script(
          'addEventListener("click", ({ target }) => { if (target.value === "decline") document.querySelector("main").append(document.createElement("button")) })',
        ),
      ),
      gallery: style('.social-feed { height: 100px }'),
      contact: all(
        style('.contact-form-success { display: none }'),
        script('localStorage.clear()'),
        add('<script src="https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF"></script>'),
      ),
    },
    found: [
      /^- the question of the statistics: Buttons must have discernible text/,
      /^- Home after the answer: Buttons must have discernible text/,
      /^- Visitors who declined are asked again whether they may be counted/,
      /^- google counts visitors who declined/,
      /^- The feed of snapwidget has no height/,
      /^- Contact: the visitor is not thanked when the message has arrived/,
    ],
  },
  {
    name: 'the feed of own pictures',
    site: 'fixture',
    spec: 'site/feed',
    pages: { gallery: change(/\/media\/gallery-(?!hero)[^"]*/g, '/media/none.avif') },
    found: [/^- The gallery shows fewer than its six pictures\. .*sampleFeed/],
  },
];
