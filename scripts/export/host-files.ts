import { readFileSync } from 'node:fs';
import { paths, type Site } from '../../content/schema';

type Address = Site['oldAddresses'][number];

/** A quoted pattern of the path below the site's folder, for the regular expressions of Apache and nginx. */
const patternOf = (from: string) => `${from.slice(1).replaceAll(/[.+]/g, '\\$&')}/?$`;

/** The lines that redirect an old address, with and without a slash at its end. */
const redirects: Record<string, (address: Address, base: string) => string> = {
  'apache.htaccess': ({ from, to }, base) =>
    `RewriteRule "^${patternOf(from)}" "${base}${to}" [R=301,L,NC]`,
  'nginx.conf': ({ from, to }, base) =>
    `rewrite "(?i)^${base}/${patternOf(from)}" "${base}${to}" permanent;`,
  Caddyfile: ({ from, to }, base) =>
    ['', '/'].map((end) => `redir "${base}${from}${end}" "${base}${to}" permanent`).join('\n'),
};

/** A file of hosting/ with the site's own values in place of `@name@`. */
export function hostFile(
  name: 'apache.htaccess' | 'nginx.conf' | 'Caddyfile',
  { url, oldAddresses }: Pick<Site, 'url' | 'oldAddresses'>,
  basePath: string,
): string {
  const { protocol, hostname, host } = new URL(url);
  const values: Record<string, string> = {
    domain: hostname,
    // People also type the name with www, or without it.
    other: /^www\./.test(hostname) ? hostname.slice(4) : `www.${hostname}`,
    origin: `${protocol}//${host}`,
    base: basePath,
    folder: basePath && `, in a folder ${basePath.slice(1)} of its own`,
    pages: paths.flatMap((path) => (path === '/' ? [] : path.slice(1))).join('|'),
  };
  return readFileSync(`hosting/${name}`, 'utf8')
    .replace(/^(\s*)@oldAddresses@\n/m, (_, indent: string) =>
      oldAddresses
        .flatMap((address) => redirects[name]?.(address, basePath).split('\n') ?? [])
        .map((line) => `${indent}${line}\n`)
        .join(''),
    )
    .replaceAll(/@(\w+)@/g, (_, key: string) => {
      if (values[key] === undefined) throw new Error(`hosting/${name}: there is no @${key}@.`);
      return values[key];
    });
}
