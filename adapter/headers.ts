const aYear = 'public, max-age=31536000, immutable';

/** A <meta> element cannot set this directive. */
const noFrames = "frame-ancestors 'none'";

/** With every response, the 404 included. hosting/nginx.conf repeats them word for word. */
export const commonHeaders = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  // The other directives follow for each page.
  'Content-Security-Policy': noFrames,
};

/**
 * With SVG and XML files, which are documents of this site too: opened by themselves they run nothing and
 * request nothing. hosting/nginx.conf repeats it.
 */
export const xmlPolicy = `default-src 'none'; style-src 'unsafe-inline'; sandbox; ${noFrames}`;
/** `npm start` shows a file at an address with a slash at the end too. */
export const isXml = (name: string) => /\.(svgz?|xml|xht|xhtml|xsl)\/?$/i.test(name);

/** Of the card for address books. Hosts know other types for it, or none. hosting/nginx.conf repeats it. */
export const cardType = 'text/vcard; charset=utf-8';

/** Pages and scripts are for this site alone; pictures for others too, as previews of shared links. */
const sameOrigin = { 'Cross-Origin-Resource-Policy': 'same-origin' };
const crossOrigin = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Cloudflare ignores longer lines; that policy is then in the page only. */
const longestLine = 2000;

interface Published {
  basePath: string;
  /** Each page's address and policy. */
  policies: ReadonlyMap<string, string>;
  /** The addresses of scripts and fonts, whose names hold a hash. */
  hashed: readonly string[];
  /** The addresses of SVG and XML files. */
  xmlFiles: readonly string[];
}

/**
 * The `_headers` file that Cloudflare and Netlify read from the export. It lists scripts and fonts by name: a
 * pattern also matches missing files, and a visitor during a deployment would cache a 404 for a year.
 * There are too many pictures for that (Cloudflare allows 100 rules). SVG and XML files are last, because only their number
 * has no bounds. They have no pattern such as /*.svg either: Netlify does not document one that ends in something else than *.
 */
export function headersFile({ basePath, policies, hashed, xmlFiles }: Published): string {
  const block = (path: string, headers: Record<string, string>) =>
    [
      basePath + path,
      ...Object.entries(headers)
        .map(([name, value]) => `  ${name}: ${value}`)
        .filter((line) => line.length <= longestLine),
    ].join('\n');
  return [
    block('/*', commonHeaders),
    block('/media/*', { 'Cache-Control': aYear, ...crossOrigin }),
    ...hashed.map((path) => block(path, { 'Cache-Control': aYear, ...sameOrigin })),
    ...[...policies].map(([path, policy]) =>
      block(path, {
        'Cache-Control': 'no-cache',
        ...sameOrigin,
        'Content-Security-Policy': `${policy}; ${noFrames}`,
      }),
    ),
    block('/contact.vcf', { 'Content-Type': cardType }),
    ...xmlFiles.map((path) => block(encodeURI(path), { 'Content-Security-Policy': xmlPolicy })),
    '',
  ].join('\n\n');
}

/** Cloudflare ignores all rules after these. */
const mostRules = 100;

/** Returns a warning when a `_headers` file has more rules than Cloudflare reads. */
export function warnAboutRules(headers: string): string | undefined {
  const rules = headers.match(/^(\/|https:)\S*/gm) ?? [];
  const ignored = rules.slice(mostRules);
  if (ignored.length === 0) return undefined;
  return `_headers has ${rules.length} rules, and Cloudflare reads only ${mostRules}. There, these addresses have no headers of their own: ${ignored.join(', ')}. Each SVG or XML file of public/ is one rule: publish fewer of them, or use another host.`;
}
