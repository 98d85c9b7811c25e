import { readFileSync } from 'node:fs';
import { paths } from '../model';
import { commonHeaders, xmlPolicy } from './headers';

/** The file `.htaccess` for Apache: `apache.htaccess` with the site's values in place of each `@name@`. */
export function htaccess(url: string, basePath: string): string {
  const { hostname, origin } = new URL(url);
  const values: Record<string, string> = {
    domain: hostname,
    // People also type the name with www, or without it.
    other: hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`,
    origin,
    base: basePath,
    pages: paths.flatMap((path) => (path === '/' ? [] : path.slice(1))).join('|'),
    commonHeaders: Object.entries(commonHeaders)
      .map(([name, value]) => `Header always set ${name} "${value}"`)
      .join('\n    '),
    xmlPolicy,
  };
  return readFileSync('adapter/apache.htaccess', 'utf8').replaceAll(
    /@(\w+)@/g,
    (written, name) => values[name] ?? written,
  );
}
