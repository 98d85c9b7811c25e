/**
 * Loads the statistics provider's script once the page has loaded and the browser is idle, and reports
 * what visitors do: calls, e-mails, messages sent and not sent. Nothing is loaded for visitors who send Do Not Track
 * or Global Privacy Control, nor before they agree when the owner asks for consent.
 */
import type { statisticsEmbed } from '@/content/schema';
import { getConsent, saveConsent } from './consent';

type Tracker = ReturnType<typeof statisticsEmbed>['tracker'];

// biome-ignore lint/suspicious/noExplicitAny: what a provider's script puts on window has no type.
const global = window as any;
// The element directly before this script. An earlier one in the document may have such an attribute too.
const question = document.currentScript?.previousElementSibling as HTMLElement;
const tracker: Tracker = JSON.parse(question.dataset.statistics ?? '');

/** Sends an event to the provider. Cloudflare counts page views only. */
const reports: Record<Tracker['provider'], (name: string, where: string) => void> = {
  plausible: (name, where) => global.plausible?.(name, { props: { where } }),
  fathom: (name) => global.fathom?.trackEvent(name),
  umami: (name, where) => global.umami?.track(name, { where }),
  goatcounter: (name, where) =>
    global.goatcounter?.count({ path: `${name} (${where})`, title: name, event: true }),
  cloudflare: () => {},
  // Google refuses names with spaces and hyphens.
  google: (name, where) => global.gtag('event', name.toLowerCase().replace(/\W/g, '_'), { where }),
};
const report = reports[tracker.provider];

/** Counts a page from the back/forward cache. The other providers' scripts do so themselves. */
const recount: { [Name in Tracker['provider']]?: () => void } = {
  fathom: () => global.fathom?.trackPageview(),
  umami: () => global.umami?.track(),
  goatcounter: () => global.goatcounter?.count(),
  google: () => global.gtag('event', 'page_view'),
};

const script = document.createElement('script');
const isLoaded = new Promise((resolve) => script.addEventListener('load', resolve));

/** Sends an event once the provider's script has loaded: a visitor may call before that. */
function count(name: string, where: string) {
  isLoaded.then(() => report(name, where));
}

/** Counts a call or an e-mail, with the landmark and the page of the link. */
function countLink({ target }: Event) {
  const link = target instanceof Element && target.closest('a');
  const name = link && { 'tel:': 'Call', 'mailto:': 'E-mail' }[link.protocol];
  if (!name) return;
  const landmark = link.closest('header, footer, main')?.localName ?? 'page';
  count(name, `${landmark} ${location.pathname}`);
}

function listen() {
  addEventListener('click', countLink);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) isLoaded.then(recount[tracker.provider]);
  });
  addEventListener('message-sent', () => count('Message sent', location.pathname));
  addEventListener('message-failed', () => count('Message failed', location.pathname));
}

function load() {
  if (tracker.provider === 'google') {
    global.dataLayer = [];
    global.gtag = function gtag() {
      // Google's script reads the arguments object itself.
      // biome-ignore lint/complexity/noArguments: see above.
      global.dataLayer.push(arguments);
    };
    global.gtag('js', new Date());
    global.gtag('config', tracker.id);
  }
  // Plausible's newer script starts itself when it finds options, and takes the place of the function.
  if (tracker.provider === 'plausible') global.plausible = Object.assign(() => {}, { o: {} });
  script.src = tracker.src;
  for (const [name, value] of Object.entries(tracker.attributes)) script.setAttribute(name, value);
  document.head.append(script);
}

/** Makes room for the question, and keeps the focused element clear of it. */
function makeRoom() {
  document.documentElement.style.setProperty('--question', `${question.offsetHeight}px`);
  if (question.hidden) return;
  // The focus may be far away: on main, after a click on its text.
  const { top = 0, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
  if (bottom > question.getBoundingClientRect().top && top < innerHeight)
    document.activeElement?.scrollIntoView({ block: 'nearest' });
}

function answer(agrees: boolean) {
  question.hidden = true;
  if (!agrees) return;
  listen();
  load();
}

/** The visitor may have answered on another page before this one came out of the back/forward cache. */
function readAnswer() {
  const agrees = getConsent(tracker.src);
  if (agrees !== undefined && !question.hidden) answer(agrees);
}

function ask() {
  const status = question.querySelector<HTMLElement>('[data-question]');
  if (status) status.textContent = status.dataset.question ?? '';
  for (const part of question.children) (part as HTMLElement).hidden = false;
  new ResizeObserver(makeRoom).observe(question);
  question.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (!button) return;
    const agrees = button.value === 'agree';
    saveConsent(tracker.src, agrees);
    answer(agrees);
    // The focus would fall to the body with the button.
    document.querySelector('main')?.focus({ preventScroll: true });
  });
  addEventListener('pageshow', readAnswer);
}

const isRefused =
  navigator.doNotTrack === '1' ||
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;

if (!isRefused) {
  const answer = tracker.consent ? getConsent(tracker.src) : true;
  if (answer) listen();
  // Assistive technology announces what comes into a status region that it knows.
  question.hidden = answer !== undefined;
  addEventListener('load', () => {
    if (answer === undefined) ask();
    // Safari has no idle callbacks.
    else if (answer) (window.requestIdleCallback ?? setTimeout)(load);
  });
}
