import { createHash } from 'node:crypto';
import { allowsUrl, formAction, formTarget, type Site } from '../../content/schema';
import type { Page, PageElement } from './html';

type Directives = Record<string, string[]>;

/** The third-party hosts of a feed or of statistics, by type of request. */
export type Hosts = Partial<
  Record<'script' | 'connect' | 'frame' | 'image' | 'style' | 'font', string[]>
>;

/**
 * The page's Content Security Policy: it allows only what this page has or requests. Inline scripts and styles are
 * allowed by their hashes. Scripts set styles through the CSSOM, which no policy forbids, so styles need
 * no 'unsafe-inline' either.
 * @param form the form's action as a source expression.
 * @param widgets the feed and the statistics whose scripts the page loads. The sample feed's is from this site.
 */
export function policyFor(page: Page, form: string, widgets: readonly Hosts[]): Directives {
  const hostsFor = (type: keyof Hosts) => widgets.flatMap((widget) => widget[type] ?? []);
  const inline = (tag: string) =>
    page.elements
      .filter((element) => element.tag === tag && isInline(element))
      .map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...new Set(inline('script')), ...hostsFor('script')],
    // Browsers ignore 'unsafe-inline', which some widgets need, beside a hash.
    'style-src': hostsFor('style').includes("'unsafe-inline'")
      ? ["'self'", ...hostsFor('style')]
      : ["'self'", ...new Set(inline('style')), ...hostsFor('style')],
    'img-src': ["'self'", ...hostsFor('image')],
    ...(hostsFor('image').length > 0 && { 'media-src': hostsFor('image') }),
    'font-src': ["'self'", ...hostsFor('font')],
    'connect-src': [...new Set(["'self'", form, ...hostsFor('connect')])],
    'frame-src': hostsFor('frame').length > 0 ? hostsFor('frame') : ["'none'"],
    // Without script the form service may redirect the visitor to a page of the site.
    'form-action': [...new Set(["'self'", form])],
    'manifest-src': ["'self'"],
    // Without it, workers would be allowed wherever scripts are.
    'worker-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // No script of ours turns text into markup or into the address of a script. Providers' scripts do.
    ...(widgets.length === 0 && { 'require-trusted-types-for': ["'script'"] }),
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

/** The attributes that cause a request, and the directive that must allow it. */
const directivesByAttribute: Record<string, Record<string, string>> = {
  script: { src: 'script-src' },
  img: { src: 'img-src', srcset: 'img-src' },
  source: { src: 'media-src', srcset: 'img-src' },
  video: { src: 'media-src', poster: 'img-src' },
  audio: { src: 'media-src' },
  track: { src: 'media-src' },
  image: { href: 'img-src' },
  use: { href: 'img-src' },
  iframe: { src: 'frame-src' },
  form: { action: 'form-action' },
  button: { formaction: 'form-action' },
  input: { formaction: 'form-action' },
};

const linkDirectives: Record<string, string> = {
  stylesheet: 'style-src',
  icon: 'img-src',
  'apple-touch-icon': 'img-src',
  manifest: 'manifest-src',
  preload: 'default-src',
};

const preloadDirectives: Record<string, string> = {
  font: 'font-src',
  image: 'img-src',
  script: 'script-src',
  style: 'style-src',
};

function directiveFor({ tag, attributes }: PageElement, attribute: string): string | undefined {
  if (tag !== 'link') return directivesByAttribute[tag]?.[attribute];
  if (attribute !== 'href') return undefined;
  return preloadDirectives[attributes.as ?? ''] ?? linkDirectives[attributes.rel ?? ''];
}

/** Stands for the site's own origin. */
const thisSite = 'https://this-site.invalid';

/** What the page holds and the policy would stop, as sentences. */
export function policyViolations({ elements }: Page, directives: Directives): string[] {
  const violations: string[] = [];
  const check = (directive: string, address: string, tag: string) => {
    const sources = directives[directive] ?? directives['default-src'] ?? [];
    if (!allowsUrl(sources, address.trim().split(' ')[0] ?? '', thisSite))
      violations.push(`<${tag}> ${address} is stopped by ${directive}`);
  };
  for (const element of elements) {
    const { tag, isForeign, attributes, text } = element;
    if (tag === 'script' && isForeign) violations.push('<script> is inside a drawing');
    for (const [name, value] of Object.entries(attributes)) {
      if (name === 'style') violations.push(`<${tag}> has a style attribute (${value})`);
      if (name.startsWith('on')) violations.push(`<${tag}> has an inline handler (${name})`);
      if (['http-equiv', 'srcdoc'].includes(name)) violations.push(`<${tag}> has ${name}`);
      if (/^\s*javascript:/i.test(value)) violations.push(`<${tag}> holds a javascript: address`);
      const directive = directiveFor(element, name);
      const addresses = name === 'srcset' ? value.split(/,\s+/) : [value];
      if (directive) for (const address of addresses) check(directive, address, tag);
    }
    if (['object', 'embed', 'base'].includes(tag)) violations.push(`<${tag}> is not allowed`);
    for (const [, address = ''] of tag === 'style' ? text.matchAll(/url\(["']?([^"')]+)/g) : []) {
      check(/\.(woff2?|ttf|otf)$/.test(address) ? 'font-src' : 'img-src', address, tag);
    }
  }
  return violations;
}
