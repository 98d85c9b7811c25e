import { z } from 'zod';
import { consent, hostPattern, idExpectation, providerId, webAddress } from '../fields/fields';

/** A provider's script, and the hosts for the policy besides the script's own. */
interface Tracker {
  src: string;
  attributes: Record<string, string>;
  connect: string[];
  image?: string[];
}

const google = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];

/** The embed code of each provider, by the site's id and the owner's own server, if any. */
const trackers = {
  plausible: (id: string, host = 'https://plausible.io'): Tracker => ({
    src: `${host}/js/${id.startsWith('pa-') ? id : 'script'}.js`,
    attributes: { 'data-domain': id },
    connect: [host],
  }),
  fathom: (id: string, host = 'https://cdn.usefathom.com'): Tracker => ({
    src: `${host}/script.js`,
    attributes: { 'data-site': id },
    connect: [host],
    image: [host],
  }),
  // Umami Cloud receives visits at another host than its script's, and has changed that host once.
  umami: (id: string, host?: string): Tracker => ({
    src: `${host ?? 'https://cloud.umami.is'}/script.js`,
    attributes: { 'data-website-id': id },
    connect: host ? [host] : ['https://*.umami.is', 'https://api-gateway.umami.dev'],
  }),
  goatcounter: (id: string, host = `https://${id}.goatcounter.com`): Tracker => ({
    src: 'https://gc.zgo.at/count.js',
    attributes: { 'data-goatcounter': `${host}/count` },
    connect: [host],
    image: [host],
  }),
  cloudflare: (id: string): Tracker => ({
    src: 'https://static.cloudflareinsights.com/beacon.min.js',
    attributes: { 'data-cf-beacon': JSON.stringify({ token: id }) },
    connect: ['https://cloudflareinsights.com'],
  }),
  google: (id: string): Tracker => ({
    src: `https://www.googletagmanager.com/gtag/js?id=${id}`,
    attributes: {},
    connect: [...google, 'https://analytics.google.com', 'https://*.analytics.google.com'],
    image: google,
  }),
};

type Provider = keyof typeof trackers;

const host = webAddress(
  new RegExp(String.raw`^https:\/\/${hostPattern}$`),
  'a server’s address, such as https://stats.example.com',
);

/** The settings of the visit statistics in content/site.yaml. */
export const statistics = z
  .strictObject({
    provider: z.enum(Object.keys(trackers) as Provider[]).describe('Google always asks first.'),
    // Plausible's may be a domain with a path.
    id: providerId(/^[\w.-]+(\/[\w.-]+)*$/),
    host: host.optional().describe('Only for Plausible, Umami or GoatCounter on your own server.'),
    consent,
  })
  .refine(({ provider, id }) => provider === 'plausible' || !id.includes('/'), {
    path: ['id'],
    error: idExpectation,
  });

/** The tracker of a page, and the hosts that its security policy allows for it. */
export function statisticsEmbed({ provider, id, host, consent }: z.infer<typeof statistics>) {
  const { src, attributes, connect, image = [] } = trackers[provider](id, host);
  return {
    /** For the browser, as JSON. */
    tracker: { provider, id, src, attributes, consent: provider === 'google' || consent === true },
    hosts: { script: [new URL(src).origin], connect, image },
  };
}
