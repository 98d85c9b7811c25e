import type { Site } from '../../content/schema';

type OldAddress = Site['oldAddresses'][number];

/** A quoted pattern of the path below the site's folder, for the regular expressions of Apache and nginx. */
const patternOf = (from: string) => `${from.slice(1).replaceAll(/[.+]/g, '\\$&')}/?$`;

/** The lines that redirect an old address, with and without a slash at its end, by the file of hosting/. */
export const redirectLines = {
  'apache.htaccess': ({ from, to }: OldAddress, base: string) =>
    `RewriteRule "^${patternOf(from)}" "${base}${to}" [R=301,L,NC]`,
  'nginx.conf': ({ from, to }: OldAddress, base: string) =>
    `rewrite "(?i)^${base}/${patternOf(from)}" "${base}${to}" permanent;`,
  Caddyfile: ({ from, to }: OldAddress, base: string) =>
    ['', '/'].map((end) => `redir "${base}${from}${end}" "${base}${to}" permanent`).join('\n'),
};

/**
 * The file `_redirects`: rules for the old addresses, with and without a slash at their end, and for the HTML files of
 * public/, then the owner's own lines. Hosts apply the first rule that fits, so an address that has an own line gets no other.
 * Cloudflare redirects every HTML file to its URL without `.html`. With these rules it serves it at its own
 * URL, which search engines need to verify a site's owner.
 */
export function redirectsFile(
  basePath: string,
  publicFiles: readonly string[],
  oldAddresses: readonly OldAddress[],
  ownerLines = '',
): string {
  const ruled = ownerLines.split('\n').map((line) => line.trim().split(/\s/)[0]);
  const old = oldAddresses.flatMap(({ from, to }) =>
    ['', '/'].map((end) => `${basePath}${encodeURI(from)}${end} ${basePath}${to} 301\n`),
  );
  const files = publicFiles.map(
    // A space would end the address, and what follows it would be where the address leads.
    (name) =>
      `${basePath}/${encodeURI(name)} ${basePath}/${encodeURI(name.replace(/\.html$/, ''))} 200\n`,
  );
  const rules = [...old, ...files].filter((rule) => !ruled.includes(rule.split(' ')[0]));
  return [...rules, ownerLines].join('');
}
