import { allowsUrl, thisSite } from '../../../model';
import type { PageElement, ParsedPage } from './html';
import type { Directives } from './policy';

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

/** What the page holds and the policy would stop, as sentences. */
export function policyViolations({ elements }: ParsedPage, directives: Directives): string[] {
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
