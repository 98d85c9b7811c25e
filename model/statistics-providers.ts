// The providers of visit statistics: one entry each. The browser's module imports this file, so it imports nothing.

export interface StatisticsProvider {
  /** What its ids look like. */
  id: RegExp;
  /** Its script, by the owner's id and own server, if any. */
  script(id: string, host?: string): { src: string; attributes?: Record<string, string> };
  /** The hosts that the script requests, as source expressions of a policy. */
  hosts(host?: string): { connect: string[]; image?: string[] };
  /** Runs in the browser before the script. */
  start?(id: string): void;
  /** Counts an event in the browser. Without it the provider counts page views only. */
  count?(name: string, where: string): void;
}

// biome-ignore lint/suspicious/noExplicitAny: what a provider's script puts on window has no type.
const global = globalThis as any;

const google = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];

export const statisticsProviders = {
  plausible: {
    // A domain, maybe with a path, or the id of a newer script.
    id: /^(pa-[\w-]+|[\w-]+(\.[\w-]+)+(\/[\w.-]+)*)$/,
    script: (id, host = 'https://plausible.io') => ({
      src: `${host}/js/${id.startsWith('pa-') ? id : 'script'}.js`,
      attributes: { 'data-domain': id },
    }),
    hosts: (host = 'https://plausible.io') => ({ connect: [host] }),
    // A newer script starts itself when it finds options, and takes the place of the function.
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
    // Umami Cloud receives visits at another host than its script's, and has changed that host once.
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
      // Nobody was asked: no cookies and no advertising.
      const denied = 'ad_storage ad_user_data ad_personalization analytics_storage'.split(' ');
      global.gtag('consent', 'default', Object.fromEntries(denied.map((it) => [it, 'denied'])));
      global.gtag('js', new Date());
      global.gtag('config', id);
    },
    // Google refuses names with spaces and hyphens.
    count: (name, where) => global.gtag('event', name.toLowerCase().replace(/\W/g, '_'), { where }),
  },
} satisfies Record<string, StatisticsProvider>;

export type StatisticsName = keyof typeof statisticsProviders;
