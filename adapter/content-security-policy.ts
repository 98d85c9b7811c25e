import { createHash } from 'node:crypto';

/** The sources of each directive. */
export type Directives = Record<string, string[]>;

/** What a page requests from other hosts, as source expressions by type of request. */
export type RequestSources = Partial<
  Record<'script' | 'connect' | 'frame' | 'image' | 'style' | 'font' | 'form', string[]>
>;

/**
 * Returns the Content Security Policy of a page: it allows only what the page has or requests. Inline scripts and styles are
 * allowed by their hashes. Scripts set styles through the CSSOM, which no policy forbids, so styles need no
 * 'unsafe-inline' either.
 */
export function policyFor(document: Document, requests: readonly RequestSources[]): Directives {
  const sources = (type: keyof RequestSources) => [
    ...new Set(requests.flatMap((request) => request[type] ?? [])),
  ];
  const withSelf = (type: keyof RequestSources) => [...new Set(["'self'", ...sources(type)])];
  const hashes = (selector: string) => [
    ...new Set(
      [...document.querySelectorAll(selector)].map(
        ({ textContent }) =>
          `'sha256-${createHash('sha256').update(textContent).digest('base64')}'`,
      ),
    ),
  ];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes('script:not([src], [type$=json])'), ...sources('script')],
    // Browsers ignore 'unsafe-inline', which some widgets need, beside a hash.
    'style-src': sources('style').includes("'unsafe-inline'")
      ? withSelf('style')
      : ["'self'", ...hashes('style'), ...sources('style')],
    // Small pictures may be in the page.
    'img-src': ["'self'", 'data:', ...sources('image')],
    ...(sources('image').length > 0 && { 'media-src': sources('image') }),
    'font-src': withSelf('font'),
    'connect-src': withSelf('connect'),
    'frame-src': sources('frame').length > 0 ? sources('frame') : ["'none'"],
    // Without script a form service may redirect the visitor to a page of the site.
    'form-action': withSelf('form'),
    'manifest-src': ["'self'"],
    // Without it, workers would be allowed wherever scripts are.
    'worker-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
  };
}

/**
 * Returns the policy as it is written in a header or a meta element.
 * @throws {Error} when a source would end its directive, or add another source.
 */
export function serialize(directives: Directives): string {
  const broken = Object.values(directives)
    .flat()
    .find((source) => /[;,\s]/.test(source));
  if (broken) throw new Error(`“${broken}” cannot be a source of a policy.`);
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
