const aYear = 'public, max-age=31536000, immutable';

/** With every answer, the 404 included. The configurations in hosting/ repeat them word for word. */
export const commonHeaders = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // The whole policy follows for each page; this part a page cannot say itself.
  'Content-Security-Policy': "frame-ancestors 'none'",
};

/** Pages and scripts are for this site alone; pictures for others too, as previews of shared links. */
const own = { 'Cross-Origin-Resource-Policy': 'same-origin' };
const picture = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Cloudflare leaves out longer lines; that page's policy then stands in the page alone. */
const longestLine = 2000;

interface Published {
  basePath: string;
  /** Each page's address and policy. */
  policies: ReadonlyMap<string, string>;
  /** The addresses of scripts and fonts, whose names hold a hash. */
  hashed: readonly string[];
}

/**
 * The `_headers` file that Cloudflare and Netlify read from the export. Scripts and fonts are named one by
 * one: a pattern also matches a missing file, and a visitor who comes in the middle of a deployment would
 * keep its 404 for a year. Pictures are too many for that (Cloudflare takes 100 rules).
 */
export function headersFile({ basePath, policies, hashed }: Published): string {
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
 * Rules for `_redirects`. Cloudflare leads from every HTML file to its address without `.html`. With these
 * rules it answers an HTML file of public/ at its own address, as search engines ask to prove who owns a site.
 */
export function redirectsFile(basePath: string, publicFiles: readonly string[]): string {
  return publicFiles
    .map((name) => `${basePath}/${name} ${basePath}/${name.replace(/\.html$/, '')} 200\n`)
    .join('');
}
