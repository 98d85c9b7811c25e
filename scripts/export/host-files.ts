import { readFileSync } from 'node:fs';
import { paths, type Site } from '../../content/schema';

/** A file of hosting/ with the site's own values in place of `@name@`. */
export function hostFile(
  name: 'apache.htaccess' | 'nginx.conf' | 'Caddyfile',
  { url }: Pick<Site, 'url'>,
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
  return readFileSync(`hosting/${name}`, 'utf8').replaceAll(/@(\w+)@/g, (_, key: string) => {
    if (values[key] === undefined) throw new Error(`hosting/${name}: there is no @${key}@.`);
    return values[key];
  });
}
