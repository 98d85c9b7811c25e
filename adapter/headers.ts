const oneYear = 'public, max-age=31536000, immutable';

/** A directive that only a header can set, not a <meta> element. */
const noFrames = "frame-ancestors 'none'";

/** The headers of every response, including the 404. hosting/nginx.conf repeats them word for word. */
export const commonHeaders = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  // Each page has the other directives.
  'Content-Security-Policy': noFrames,
};

/**
 * The policy of SVG and XML files, which are documents on this site's origin if somebody opens them directly: they
 * can't run or request anything. hosting/nginx.conf repeats it.
 */
export const xmlPolicy = `default-src 'none'; style-src 'unsafe-inline'; sandbox; ${noFrames}`;
/** Whether a file is SVG or XML. `npm start` also serves a file at an address with a slash at the end. */
export const isXml = (name: string) => /\.(svgz?|xml|xht|xhtml|xsl)\/?$/i.test(name);

/** The type of the vCard, for which hosts have other types or none. hosting/nginx.conf repeats it. */
export const vcardType = 'text/vcard; charset=utf-8';

/** Only this site may load its pages and scripts. Others may load pictures too, for previews of shared links. */
const sameOrigin = { 'Cross-Origin-Resource-Policy': 'same-origin' };
const crossOrigin = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Cloudflare ignores longer lines. A policy that is too long is then only in the page. */
const maxLineLength = 2000;

interface Published {
  basePath: string;
  /** The policies of the pages, by address. */
  policies: ReadonlyMap<string, string>;
  /** The addresses of scripts and fonts, whose names contain a hash. */
  hashed: readonly string[];
  /** The addresses of SVG and XML files. */
  xmlFiles: readonly string[];
}

/**
 * Returns the `_headers` file that Cloudflare and Netlify read from the export. It lists scripts and fonts by name,
 * because a pattern would also match missing files, and a visitor during a deployment would cache a 404 for a year.
 * Pictures have a pattern, because there are too many of them: Cloudflare allows 100 rules. SVG and XML files come
 * last, because only their number is unlimited. They have no pattern, for example /*.svg, because Netlify only
 * documents patterns that end in *.
 */
export function headersFile({ basePath, policies, hashed, xmlFiles }: Published): string {
  const block = (path: string, headers: Record<string, string>) =>
    [
      basePath + path,
      ...Object.entries(headers)
        .map(([name, value]) => `  ${name}: ${value}`)
        .filter((line) => line.length <= maxLineLength),
    ].join('\n');
  return [
    block('/*', commonHeaders),
    block('/media/*', { 'Cache-Control': oneYear, ...crossOrigin }),
    ...hashed.map((path) => block(path, { 'Cache-Control': oneYear, ...sameOrigin })),
    ...[...policies].map(([path, policy]) =>
      block(path, {
        'Cache-Control': 'no-cache',
        ...sameOrigin,
        'Content-Security-Policy': `${policy}; ${noFrames}`,
      }),
    ),
    block('/contact.vcf', { 'Content-Type': vcardType }),
    ...xmlFiles.map((path) => block(encodeURI(path), { 'Content-Security-Policy': xmlPolicy })),
    '',
  ].join('\n\n');
}

/** Cloudflare ignores all further rules. */
const maxRules = 100;

/** Returns a warning if a `_headers` file has more rules than Cloudflare reads. */
export function warnAboutRules(headers: string): string | undefined {
  const rules = headers.match(/^(\/|https:)\S*/gm) ?? [];
  const ignored = rules.slice(maxRules);
  if (ignored.length === 0) return undefined;
  return `_headers has ${rules.length} rules, but Cloudflare reads only the first ${maxRules}. There, these addresses get no headers of their own: ${ignored.join(', ')}. Each SVG or XML file in public/ needs one rule, so publish fewer of them or use another host.`;
}
