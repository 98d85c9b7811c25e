/**
 * Everything in this project that relies on what Next, React or Formspree do not promise. Each entry
 * says in a sentence what it relies on, the earliest version in which we know that to hold, and what
 * breaks without it. Whoever uses an entry counts how often it was met (expect-count.js), and the
 * build stops when that is not what it must be; two, `routerFetch` and `clientSession`, only tests can
 * ask. docs/upgrading.md says what to do then. Plain JavaScript, because next.config.js reads it.
 * @typedef {{ relies: string, since: string, without: string }} Assumption
 */

/** Where Next's client looks for the page's data. */
const dataPlace = '__next_f';

/** Where each script puts its modules, and what it would run, for webpack to find. */
export const chunkPlace = 'webpackChunk_N_E';

/** The page's data as Next's client takes it: first what starts it, then all its rows. */
export const startData = (/** @type {string} */ rows) => ({ [dataPlace]: [[0], [1, rows]] });

/** What the assumptions below look like in the framework's output. */
export const patterns = {
  dataPlace,
  dataPush: /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((.*)\)$/s,
  startScript: '_R_',
  hintRows: /:HL\["[^"]+\.(css|avif)","(style|image)"[^\]]*\]\n/g,
  /** Whatever a hint for a style sheet may look like. */
  anyStyleHint: /\.css\W+style\b/,
  eagerPictures: /"loading":"eager"/g,
  /** Whatever a picture that is waited for may look like. */
  anyEagerPicture: /\bloading\W+eager\b/,
  hashedNames: /[0-9a-f]{16}(?=\.\w+$)/,
  fullData: /(^|\/)__next\._full\.txt$/,
  /** How a script would name that copy. */
  fullDataName: /\b_full\b/,
  notFoundTwin: /^_not-found(\/|\.)/,
  entryModules: 'next-flight-client-entry-loader.js?',
  polyfills: '../build/polyfills/polyfill-module',
  stripe: '@stripe/react-stripe-js',
  /** The option of Next's style loader that says how classes are named. */
  classNaming: 'modules',
  /** Asks the browser to compile the whole script while it arrives. */
  compileHint: '//# allFunctionsCalledOnLoad',
  /** Webpack's entry that starts every page. */
  startEntry: 'main-app',
};

/** @satisfies {Record<string, Assumption>} */
export const assumptions = {
  classNames: {
    relies: 'Next hands its style loader a function, modules.getLocalIdent, that names classes',
    since: 'Next 13.4',
    without: 'class names are five times as long, in every page’s HTML, styles, data and scripts',
  },
  dataStart: {
    relies:
      'Next starts a page’s data by one inline script, (self.__next_f=self.__next_f||[]).push([0])',
    since: 'Next 13.4',
    without: 'the page never wakes, or wakes with half its data',
  },
  dataRows: {
    relies:
      'Next writes a page’s data as inline scripts, self.__next_f.push([1,"…"]), and no other kind',
    since: 'Next 13.4',
    without: 'the data stays in the HTML, or part of it is lost and the page never wakes',
  },
  dataReader: {
    relies: 'Next’s client, one script that every page has, reads the data from self.__next_f',
    since: 'Next 13.4',
    without: 'the page never wakes',
  },
  startScript: {
    relies: 'React gives the script that starts the page the id _R_',
    since: 'React 19.2, Next 15.4',
    without: 'nothing waits for the page’s data, and the page never wakes',
  },
  asyncScripts: {
    relies:
      'every script with an address carries the attribute async, by which React finds it and adds no second one',
    since: 'React 19',
    without:
      'scripts that the page’s data names are fetched and run twice (Next 16.4 with webpack names none)',
  },
  scriptPreloads: {
    relies: 'the script that starts the page is asked for early by a link rel=preload as=script',
    since: 'Next 13.4',
    without: 'scripts are fetched before the page is painted',
  },
  oldScripts: {
    relies: 'scripts for browsers without modules are marked nomodule',
    since: 'Next 13.4',
    without: 'every visitor is given scripts for browsers of ten years ago',
  },
  sheets: {
    relies:
      'React knows a sheet by a link with href and data-precedence, and takes it for loaded when the link is there, even disabled',
    since: 'React 19',
    without: 'style sheets hold up the first paint, or come twice',
  },
  hintRows: {
    relies: 'the data for the router names what to preload in rows of the form :HL["…","style"]',
    since: 'Next 13.4',
    without: 'styles are fetched for pages that may never be visited',
  },
  eagerPictures: {
    relies:
      'the data for the router holds "loading":"eager" as often as the page has such pictures, and React waits for them',
    since: 'Next 16.3',
    without: 'a walk to another page waits for its pictures, up to 0.8 s',
  },
  hashedNames: {
    relies:
      'scripts and sheets are named by 16 hex digits, by which webpack’s own script asks for them',
    since: 'Next 13.4',
    without: 'a script that is needed might be deleted as unneeded',
  },
  fullData: {
    relies: 'the router never asks for __next._full.txt, a copy of each page’s data',
    since: 'Next 16',
    without: 'data that nobody asks for is published, or data that is asked for is deleted',
  },
  routerFetch: {
    relies:
      'the router asks for a page that it has not fetched ahead by the global fetch, with a URL: the page’s address and .txt',
    since: 'Next 16.4',
    without: 'the data of a page that a hand reaches for is fetched twice',
  },
  notFoundTwin: {
    relies: '_not-found.html is the same page as 404.html',
    since: 'Next 16.3',
    without: 'a second 404 page is published under an address of its own',
  },
  charset: {
    relies: 'each page’s head begins with its character set, in one meta element',
    since: 'React 19',
    without: 'the policy does not stand first, or letters show as others',
  },
  entryModules: {
    relies:
      'the modules through which Next enters a page hold the project’s folder in the query of next-flight-client-entry-loader.js',
    since: 'Next 13.4',
    without: 'two copies of one commit in different folders build different files',
  },
  polyfills: {
    relies: 'Next’s client asks for its polyfills as ../build/polyfills/polyfill-module',
    since: 'Next 13.4',
    without: 'every visitor is given code that no browser of today needs',
  },
  stripe: {
    relies: '@formspree/react asks for card payments as @stripe/react-stripe-js',
    since: '@formspree/react 3',
    without: 'every visitor of the form is given 5 KiB more',
  },
  compileHint: {
    relies: 'what a webpack plugin writes after the minimizer stays the first line of each script',
    since: 'webpack 5',
    without: 'starting the scripts holds the page up twice as long',
  },
  startOrder: {
    relies:
      'the entry main-app starts every page, and scripts hand their modules to self.webpackChunk_N_E',
    since: 'Next 13.4',
    without: 'the scripts start in one piece, which holds a slow phone up for a fifth of a second',
  },
  clientSession: {
    relies: 'Formspree’s client keeps the time at which the page was opened in session.loadedAt',
    since: '@formspree/core 4',
    without: 'the service takes whoever writes quickly for a machine',
  },
};
