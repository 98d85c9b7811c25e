import { readFileSync } from 'node:fs';
import path from 'node:path';
import { commonHeaders, xmlPolicy } from './headers';

/**
 * Returns the file `.htaccess` for Apache: `apache.htaccess` with each `@name@` replaced by the site's value.
 * @param pages the addresses of the pages without the base path, for example '/services'.
 */
export function htaccess(
  url: string,
  { basePath, pages }: { basePath: string; pages: readonly string[] },
): string {
  const { hostname, origin } = new URL(url);
  const values: Record<string, string> = {
    domain: hostname,
    // People also type the domain with or without www.
    other: hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`,
    origin,
    base: basePath,
    pages: pages.flatMap((page) => (page === '/' ? [] : page.slice(1))).join('|'),
    commonHeaders: Object.entries(commonHeaders)
      .map(([name, value]) => `Header always set ${name} "${value}"`)
      .join('\n    '),
    xmlPolicy,
  };
  const template = readFileSync(path.join(import.meta.dirname, 'apache.htaccess'), 'utf8');
  return template.replaceAll(/@(\w+)@/g, (written, name) => values[name] ?? written);
}
