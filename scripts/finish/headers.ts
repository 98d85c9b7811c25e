const aYear = 'public, max-age=31536000, immutable';

const everywhere = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // On every answer, the 404 included; the whole policy follows for each page.
  'Content-Security-Policy': "frame-ancestors 'none'",
};

/** The `_headers` file that Cloudflare and Netlify read from the export. */
export function headersFile(basePath: string, policies: Map<string, string>): string {
  const block = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    block(`${basePath}/*`, everywhere),
    block(`${basePath}/_next/static/*`, { 'Cache-Control': aYear }),
    block(`${basePath}/media/*`, { 'Cache-Control': aYear }),
    ...[...policies].map(([path, policy]) =>
      block(basePath + path, {
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
      }),
    ),
    '',
  ].join('\n\n');
}
