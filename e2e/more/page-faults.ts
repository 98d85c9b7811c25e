import { add, all, change, type Edit, script, style } from './edit-page';
import type { Site } from './owner-sites';

/* Faults of pages and files, several for one run of the gate. */

export interface FaultRun {
  name: string;
  site: Site;
  spec: string;
  /** What is done to each page. Without a change it is removed. */
  pages: Record<string, Edit | undefined>;
  found: RegExp[];
  /** What is no fault, or is another fault's consequence. */
  notFound?: RegExp[];
}

const nameless = '<button type="button"></button>';
const cutAt = (width: number) =>
  style(`@media (width: ${width}px) { footer p { height: .5em; overflow: hidden } }`);
/** Requests of each kind, to a host of its own. */
const kinds: Record<string, string> = {
  script: '<script src="https://script.example/a.js"></script>',
  // A linked style sheet is requested again by axe.
  style: '<link rel="preload" as="style" href="https://style.example/a.css">',
  img: '<img src="https://img.example/a.png" alt="">',
  media: '<video src="https://media.example/a.mp4"></video>',
  font: '<style>@font-face{font-family:a;src:url(https://font.example/a.woff2)}</style><b style="font-family:a">a</b>',
  connect: '',
  frame: '<iframe src="https://frame.example/" title="A frame"></iframe>',
};
const allowKinds: Edit = (html) =>
  Object.keys(kinds).reduce(
    (edited, kind) => change(`${kind}-src `, `${kind}-src https://${kind}.example `)(edited),
    html,
  );

export const pageFaults: FaultRun[] = [
  {
    name: 'the pages',
    site: 'project-page',
    spec: 'site/pages',
    pages: {
      index: all(script('console.error("It is broken"); console.warn("It is odd")'), cutAt(1440)),
      services: all(
        script('throw new Error("oh no")'),
        change(/<title>[^<]*/, '<title>Other'),
        style('footer p { color: #555 }'),
      ),
      gallery: all(change(/(<h1[^>]*>)[^<]*/, '$1Other'), cutAt(1024)),
      contact: all(
        change(/href="tel:[^"]*"/g, 'href="sms:+18885550142"'),
        cutAt(390),
        style('h1 { width: 2ch; overflow-wrap: anywhere }'),
      ),
      404: add(`${nameless}<p data-mock><button type="button" data-providers></button></p>`),
    },
    found: [
      /^- \/: the browser reports “It is broken”/,
      /^- \/: the browser reports “It is odd”/,
      /^- \/: “.*” \(.*\.yaml, line \d+, .*\): at 1440 pixels a part of this is cut off/,
      /^- \/services: a script fails: .*oh no/,
      /^- \/services: the page’s title is not “Our Services.*services\.yaml, line \d+, title/,
      /^- \/services: Elements must meet .*color contrast.*<p.* \(.*\.yaml, line \d+, .*\)$/,
      /^- \/gallery: the main heading is not “.*gallery\.yaml, line \d+, heading/,
      /^- \/gallery: “.*: at 1024 pixels a part of this is cut off/,
      /^- \/contact: nobody can call: no link to \+18885550142 \(.*site\.yaml, phone: dial\)/,
      /^- \/contact: “.*: at 390 pixels a part of this is cut off/,
      /^- \/no-such-page: Buttons must have discernible text: .*\(Nothing in the content causes it/,
    ],
    notFound: [/data-providers/],
  },
  {
    name: 'policies and requests',
    site: 'long-texts',
    spec: 'site/pages',
    pages: {
      index: all(
        change(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''),
        add('<img src="https://pictures.example/a.gif" alt="">'),
      ),
      services: undefined,
      gallery: all(
        script('fetch("https://connect.example/").catch(() => {})'),
        allowKinds,
        add(Object.values(kinds).join('')),
      ),
      contact: all(
        change("default-src 'none'", "default-src 'none'; frame-ancestors 'none'"),
        add('<script src="/scripts/none.js"></script>'),
      ),
      404: all(
        change('<main', '<script>document.title = "x"</script><main'),
        script('new WebSocket("wss://live.example/")'),
      ),
    },
    found: [
      /^- \/: the page asks https:\/\/pictures\.example for a file/,
      /^- \/services answers 404 and not 200/,
      /^- The browser reports “The Content Security Policy directive 'frame-ancestors'/,
      /^- \/contact: the file \/scripts\/none\.js is missing from the site/,
      /^- \/no-such-page: the page’s security policy \(script-src-elem\) stops a script/,
      /^- \/no-such-page: the page asks wss:\/\/live\.example for a file/,
    ],
    notFound: [
      /^- \/gallery: the (page asks|browser reports|page’s security)/,
      /ERR_FAILED/,
      /“Refused/,
    ],
  },
  {
    name: 'the files that search engines and link previews read',
    site: 'project-page',
    spec: 'site/files',
    pages: {
      index: all(
        change('"og:image:width" content="1200"', '"og:image:width" content="1100"'),
        change(/<link rel="canonical"[^>]*>/, ''),
      ),
      services: all(
        change(/card-services\.\w+\.jpeg/g, 'card-none.jpeg'),
        add('<a href="https://[">Bad</a>'),
        change(/("url":"https:\/\/)[^"/]*(?=[^{}]*"telephone")/, '$1other.example'),
      ),
      gallery: all(
        change('id="content"', 'id="contents"'),
        change(/("og:image" content="https:\/\/)[^/]*/, '$1other.example'),
      ),
      contact: all(
        change(/"name":"[^"]*"(?=[^{}]*"telephone")/, '"name":"Other"'),
        change('"og:image:height" content="630"', '"og:image:height" content="600"'),
        add('<a href="https://other.example/none">Other</a><a href="mailto:a@b.ca">Write</a>'),
      ),
      404: change('href="/website/contact"', 'href="/website/none"'),
    },
    found: [
      /^- \/: the picture of link previews \(.*of another size/,
      /^- \/ tells search engines that its address is nowhere, not https:/,
      /^- \/services: the picture of link previews \(.*card-none\.jpeg\) is missing/,
      /^- \/services: the link “Bad” leads to https:\/\/\[, which is no address/,
      /^- \/services: the data for search engines \(JSON-LD\) do not name .* at https:\/\/pane/,
      /^- \/gallery: the link “.*” \(.*common\.yaml, line \d+, skipLink\) leads to #content, which is not on the page/,
      /^- \/gallery: the picture of link previews \(https:\/\/other\.example\/.*at another address/,
      /^- \/contact: the data for search engines \(JSON-LD\) do not name Pane & Simple Glass/,
      /^- \/contact: the picture of link previews \(.*of another size/,
      /^- \/no-such-page: the link .* leads to \/website\/none, which does not exist/,
    ],
    notFound: [/“(Other|Write)”/],
  },
];
