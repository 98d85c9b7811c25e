import { createHash } from 'node:crypto';

/** The directives of a policy with their sources. */
export type Directives = Record<string, string[]>;

/** What a page requests from other hosts, as source expressions by type of request. */
export type RequestSources = Partial<
  Record<'script' | 'connect' | 'frame' | 'image' | 'style' | 'font' | 'form', string[]>
>;

/**
 * Returns the Content Security Policy of a page, which allows only what the page contains or requests. Inline scripts
 * and styles are allowed by their hashes. Styles don't need 'unsafe-inline', because scripts set them through the
 * CSSOM, which no policy blocks.
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
    // Some widgets need 'unsafe-inline', which browsers ignore next to a hash.
    'style-src': sources('style').includes("'unsafe-inline'")
      ? withSelf('style')
      : ["'self'", ...hashes('style'), ...sources('style')],
    // Small pictures may be part of the page.
    'img-src': ["'self'", 'data:', ...sources('image')],
    ...(sources('image').length > 0 && { 'media-src': sources('image') }),
    'font-src': withSelf('font'),
    'connect-src': withSelf('connect'),
    'frame-src': sources('frame').length > 0 ? sources('frame') : ["'none'"],
    // Without script, a form service may redirect the visitor to a page of the site.
    'form-action': withSelf('form'),
    'manifest-src': ["'self'"],
    // Without this, workers would be allowed from the same sources as scripts.
    'worker-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
  };
}

/**
 * Returns a policy as the value of a header or a meta element.
 * @throws {Error} if a source contains a character that separates sources or directives.
 */
export function serialize(directives: Directives): string {
  const broken = Object.values(directives)
    .flat()
    .find((source) => /[;,\s]/.test(source));
  if (broken)
    throw new Error(`“${broken}” cannot be a source of a policy: it contains ; or , or a space.`);
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
