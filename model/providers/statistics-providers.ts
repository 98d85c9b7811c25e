// The providers of visit statistics. The browser's module imports this file, so it must not import anything.

export interface StatisticsProvider {
  /** The pattern of its ids. */
  id: RegExp;
  /** Returns its script. `host` is the owner's own server, if there is one. */
  script(id: string, host?: string): { src: string; attributes?: Record<string, string> };
  /** Returns the hosts that the script requests, as CSP source expressions. */
  hosts(host?: string): { connect: string[]; image?: string[] };
  /** Runs in the browser before the script. */
  start?(id: string): void;
  /** Counts an event in the browser. Without this function the provider only counts page views. */
  count?(name: string, where: string): void;
}

// biome-ignore lint/suspicious/noExplicitAny: the globals of the providers' scripts have no types.
const global = globalThis as any;

const google = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];

export const statisticsProviders = {
  plausible: {
    // A domain, which may have a path, or the id of a newer script.
    id: /^(pa-[\w-]+|[\w-]+(\.[\w-]+)+(\/[\w.-]+)*)$/,
    script: (id, host = 'https://plausible.io') => ({
      src: `${host}/js/${id.startsWith('pa-') ? id : 'script'}.js`,
      attributes: { 'data-domain': id },
    }),
    hosts: (host = 'https://plausible.io') => ({ connect: [host] }),
    // A newer script starts itself if it finds options, and then replaces the function.
    start: () => {
      global.plausible = Object.assign(() => {}, { o: {} });
    },
    count: (name, where) => global.plausible?.(name, { props: { where } }),
  },
  umami: {
    id: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
    script: (id, host = 'https://cloud.umami.is') => ({
      src: `${host}/script.js`,
      attributes: { 'data-website-id': id },
    }),
    // Umami Cloud receives visits at a different host from its script's, and has changed that host once.
    hosts: (host) => ({
      connect: host ? [host] : ['https://*.umami.is', 'https://api-gateway.umami.dev'],
    }),
    count: (name, where) => global.umami?.track(name, { where }),
  },
  cloudflare: {
    id: /^[\da-f]{32}$/i,
    script: (id) => ({
      src: 'https://static.cloudflareinsights.com/beacon.min.js',
      attributes: { 'data-cf-beacon': JSON.stringify({ token: id }) },
    }),
    hosts: () => ({ connect: ['https://cloudflareinsights.com'] }),
  },
  google: {
    id: /^G-[A-Z\d]+$/,
    script: (id) => ({ src: `https://www.googletagmanager.com/gtag/js?id=${id}` }),
    hosts: () => ({
      connect: [...google, 'https://analytics.google.com', 'https://*.analytics.google.com'],
      image: google,
    }),
    start: (id) => {
      global.dataLayer ||= [];
      global.gtag = function gtag() {
        // Google's script reads the arguments object itself.
        // biome-ignore lint/complexity/noArguments: see above.
        global.dataLayer.push(arguments);
      };
      // The site doesn't ask for consent, so Google gets no cookies and no data for advertising.
      const denied = 'ad_storage ad_user_data ad_personalization analytics_storage'.split(' ');
      global.gtag(
        'consent',
        'default',
        Object.fromEntries(denied.map((purpose) => [purpose, 'denied'])),
      );
      global.gtag('js', new Date());
      global.gtag('config', id);
    },
    // Google rejects names that contain spaces or hyphens.
    count: (name, where) => global.gtag('event', name.toLowerCase().replace(/\W/g, '_'), { where }),
  },
} satisfies Record<string, StatisticsProvider>;

export type StatisticsName = keyof typeof statisticsProviders;
