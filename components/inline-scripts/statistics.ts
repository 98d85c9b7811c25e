/**
 * Loads the statistics provider's script once the page has loaded and the browser is idle, and reports
 * what visitors do: calls, e-mails, messages sent and not sent. Nothing is loaded for visitors who send Do Not Track
 * or Global Privacy Control, nor before they agree when the owner asks for consent.
 */
import { hasConsent, rememberConsent } from './consent';

interface Plan {
  src: string;
  attributes: Record<string, string>;
  provider: 'plausible' | 'fathom' | 'umami' | 'goatcounter' | 'cloudflare' | 'google';
  id: string;
  consent: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: what a provider's script puts on window has no type.
const global = window as any;
const place = document.querySelector<HTMLElement>('[data-statistics]');
const plan: Plan = JSON.parse(place?.dataset.statistics ?? '{}');

/** How each provider is told of an event. Cloudflare counts pages only. */
const report: Record<Plan['provider'], (name: string, where: string) => void> = {
  plausible: (name, where) => global.plausible?.(name, { props: { where } }),
  fathom: (name) => global.fathom?.trackEvent(name),
  umami: (name, where) => global.umami?.track(name, { where }),
  goatcounter: (name, where) =>
    global.goatcounter?.count({ path: `${name} (${where})`, title: name, event: true }),
  cloudflare: () => {},
  google: (name, where) => global.gtag?.('event', name, { where }),
};

/** Where on the page an element stands: its landmark and the page. */
function where(element: Element): string {
  return `${element.closest('header, footer, main')?.localName ?? 'page'} ${location.pathname}`;
}

function load() {
  if (plan.provider === 'google') {
    global.dataLayer = [];
    global.gtag = function gtag() {
      // Google's script reads the arguments object itself.
      // biome-ignore lint/complexity/noArguments: see above.
      global.dataLayer.push(arguments);
    };
    global.gtag('js', new Date());
    global.gtag('config', plan.id);
  }
  const script = document.createElement('script');
  script.async = true;
  script.src = plan.src;
  for (const [name, value] of Object.entries(plan.attributes)) script.setAttribute(name, value);
  document.head.append(script);
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (!link) return;
    if (link.protocol === 'tel:') report[plan.provider]('Call', where(link));
    if (link.protocol === 'mailto:') report[plan.provider]('E-mail', where(link));
  });
  addEventListener('message-sent', () => report[plan.provider]('Message sent', location.pathname));
  addEventListener('message-failed', () =>
    report[plan.provider]('Message failed', location.pathname),
  );
}

function loadWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 4000 });
  else setTimeout(load, 1000);
}

const isRefused =
  navigator.doNotTrack === '1' ||
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;

function ask() {
  if (!place) return;
  place.hidden = false;
  place.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (!button) return;
    place.hidden = true;
    const agrees = button.value === 'agree';
    rememberConsent(plan.src, agrees);
    if (agrees) load();
  });
}

if (place && !isRefused) {
  const answer = plan.consent ? hasConsent(plan.src) : true;
  addEventListener('load', () => {
    if (answer === undefined) ask();
    else if (answer) loadWhenIdle();
  });
}
