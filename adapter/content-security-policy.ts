import { createHash } from 'node:crypto';
import { formAction, formTarget, type RequestSources, type Site } from '../model';
import type { PageElement, ParsedPage } from '../scripts/build/export/html';

/** The sources of each directive. */
export type Directives = Record<string, string[]>;

/**
 * The page's Content Security Policy: it allows only what this page has or requests. Inline scripts and styles are
 * allowed by their hashes. Scripts set styles through the CSSOM, which no policy forbids, so styles need
 * no 'unsafe-inline' either.
 * @param form the form's action as a source expression.
 * @param embeds the feed, the statistics and the scripts of the page. The sample feed's script is from this site.
 */
export function policyFor(
  page: ParsedPage,
  form: string,
  embeds: readonly RequestSources[],
): Directives {
  const sourcesFor = (type: keyof RequestSources) => embeds.flatMap((embed) => embed[type] ?? []);
  const inline = (tag: string) =>
    page.elements
      .filter((element) => element.tag === tag && isInline(element))
      .map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...new Set(inline('script')), ...sourcesFor('script')],
    // Browsers ignore 'unsafe-inline', which some widgets need, beside a hash.
    'style-src': sourcesFor('style').includes("'unsafe-inline'")
      ? ["'self'", ...sourcesFor('style')]
      : ["'self'", ...new Set(inline('style')), ...sourcesFor('style')],
    // The loader's picture is in the page.
    'img-src': ["'self'", 'data:', ...sourcesFor('image')],
    ...(sourcesFor('image').length > 0 && { 'media-src': sourcesFor('image') }),
    'font-src': ["'self'", ...sourcesFor('font')],
    'connect-src': [...new Set(["'self'", form, ...sourcesFor('connect')])],
    'frame-src': sourcesFor('frame').length > 0 ? sourcesFor('frame') : ["'none'"],
    // Without script the form service may redirect the visitor to a page of the site.
    'form-action': [...new Set(["'self'", form])],
    'manifest-src': ["'self'"],
    // Without it, workers would be allowed wherever scripts are.
    'worker-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
  };
}

/**
 * The form's action as a source expression, with its path: anybody may have a form at the service's host. The
 * preview's is on the site itself.
 */
export function formSource(form: Site['form']): string {
  const action = formAction(formTarget(form, ''));
  if (action.startsWith('/')) return "'self'";
  return sourceOf(new URL(action));
}

/** A URL as a source expression, with the characters escaped that end a directive or a policy. */
function sourceOf({ origin, pathname }: URL): string {
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
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

function isInline({ tag, attributes }: PageElement): boolean {
  if (tag === 'style') return true;
  const { src, type } = attributes;
  return src === undefined && !['application/json', 'application/ld+json'].includes(type ?? '');
}
