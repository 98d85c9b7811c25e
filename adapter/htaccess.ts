import { readFileSync } from 'node:fs';
import path from 'node:path';
import { commonHeaders, xmlPolicy } from './headers';

/**
 * Returns the file `.htaccess` for Apache: `apache.htaccess` with the site's values in place of each `@name@`.
 * @param pages the addresses of the pages without the base path, such as '/services'.
 */
export function htaccess(
  url: string,
  { basePath, pages }: { basePath: string; pages: readonly string[] },
): string {
  const { hostname, origin } = new URL(url);
  const values: Record<string, string> = {
    domain: hostname,
    // People also type the name with www, or without it.
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
