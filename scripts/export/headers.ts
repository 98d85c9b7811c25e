const aYear = 'public, max-age=31536000, immutable';

/** With every response, the 404 included. The configurations in hosting/ repeat them word for word. */
export const commonHeaders = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  // A <meta> element cannot set this directive. The other directives follow for each page.
  'Content-Security-Policy': "frame-ancestors 'none'",
};

/**
 * With SVG and XML files, which are documents of this site too: opened by themselves they run nothing and
 * request nothing.
 */
export const documentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
export const isDocument = (name: string) => /\.(svgz?|xml|xht|xhtml|xsl)$/i.test(name);

/** Pages and scripts are for this site alone; pictures for others too, as previews of shared links. */
const own = { 'Cross-Origin-Resource-Policy': 'same-origin' };
const picture = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Cloudflare ignores longer lines; that policy is then in the page only. */
const longestLine = 2000;

interface Published {
  basePath: string;
  /** Each page's address and policy. */
  policies: ReadonlyMap<string, string>;
  /** The addresses of scripts and fonts, whose names hold a hash. */
  hashed: readonly string[];
  /** The addresses of SVG and XML files. */
  documents: readonly string[];
}

/**
 * The `_headers` file that Cloudflare and Netlify read from the export. It lists scripts and fonts by name: a
 * pattern also matches missing files, and a visitor during a deployment would cache a 404 for a year.
 * There are too many pictures for that (Cloudflare allows 100 rules).
 */
export function headersFile({ basePath, policies, hashed, documents }: Published): string {
  const block = (path: string, headers: Record<string, string>) =>
    [
      basePath + path,
      ...Object.entries(headers)
        .map(([name, value]) => `  ${name}: ${value}`)
        .filter((line) => line.length <= longestLine),
    ].join('\n');
  return [
    block('/*', commonHeaders),
    block('/media/*', { 'Cache-Control': aYear, ...picture }),
    ...hashed.map((path) => block(path, { 'Cache-Control': aYear, ...own })),
    ...documents.map((path) =>
      block(encodeURI(path), { 'Content-Security-Policy': documentPolicy }),
    ),
    ...[...policies].map(([path, policy]) =>
      block(path, {
        'Cache-Control': 'no-cache',
        ...own,
        'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
      }),
    ),
    '',
  ].join('\n\n');
}

/**
 * The file `_redirects`: rules for the old addresses, with and without a slash at their end, and for the HTML files of
 * public/, then the owner's own lines. Hosts apply the first rule that fits, so an address that has an own line gets no other.
 * Cloudflare redirects every HTML file to its URL without `.html`. With these rules it serves it at its own
 * URL, which search engines need to verify a site's owner.
 */
export function redirectsFile(
  basePath: string,
  publicFiles: readonly string[],
  oldAddresses: readonly { from: string; to: string }[],
  own = '',
): string {
  const ruled = own.split('\n').map((line) => line.trim().split(/\s/)[0]);
  const old = oldAddresses.flatMap(({ from, to }) =>
    ['', '/'].map((end) => `${basePath}${encodeURI(from)}${end} ${basePath}${to} 301\n`),
  );
  const files = publicFiles.map(
    // A space would end the address, and what follows it would be where the address leads.
    (name) =>
      `${basePath}/${encodeURI(name)} ${basePath}/${encodeURI(name.replace(/\.html$/, ''))} 200\n`,
  );
  const rules = [...old, ...files].filter((rule) => !ruled.includes(rule.split(' ')[0]));
  return [...rules, own].join('');
}
