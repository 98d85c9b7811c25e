import { thisSite } from '../../../model';
import type { PageElement, ParsedPage } from './html';

/**
 * The attributes that cause a request. What a page's HTML requests is of this site: feeds, statistics and scripts of other
 * companies come by the site's own module.
 */
const requests: Record<string, string[]> = {
  script: ['src'],
  img: ['src', 'srcset'],
  source: ['srcset'],
  image: ['href'],
  use: ['href'],
  form: ['action'],
  button: ['formaction'],
  input: ['formaction'],
};

const requestingLinks = /^(stylesheet|icon|apple-touch-icon|manifest|preload)$/;

/** No page has them, and the policy allows none of their requests. */
const refused = /^(object|embed|base|iframe|video|audio|track)$/;

function isRequest({ tag, attributes }: PageElement, name: string): boolean {
  if (tag === 'link') return name === 'href' && requestingLinks.test(attributes.rel ?? '');
  return requests[tag]?.includes(name) ?? false;
}

/**
 * What the page holds and the policy would stop, as sentences.
 * @param form the form's action as a source expression.
 */
export function policyViolations({ elements }: ParsedPage, form: string): string[] {
  const violations: string[] = [];
  const check = (tag: string, address: string) => {
    const { origin, protocol, pathname } = new URL(address.trim().split(' ')[0] ?? '', thisSite);
    const isPicture = protocol === 'data:' && tag === 'img';
    if (origin !== thisSite && !isPicture && !(tag === 'form' && origin + pathname === form))
      violations.push(`<${tag}> ${address} is not of this site`);
  };
  for (const element of elements) {
    const { tag, isForeign, attributes, text } = element;
    if (tag === 'script' && isForeign) violations.push('<script> is inside a drawing');
    if (refused.test(tag)) violations.push(`<${tag}> is not allowed`);
    for (const [name, value] of Object.entries(attributes)) {
      if (name === 'style') violations.push(`<${tag}> has a style attribute (${value})`);
      if (name.startsWith('on')) violations.push(`<${tag}> has an inline handler (${name})`);
      if (name === 'http-equiv') violations.push(`<${tag}> has ${name}`);
      if (/^\s*javascript:/i.test(value)) violations.push(`<${tag}> holds a javascript: address`);
      if (!isRequest(element, name)) continue;
      for (const address of name === 'srcset' ? value.split(/,\s+/) : [value]) check(tag, address);
    }
    for (const [, address = ''] of tag === 'style' ? text.matchAll(/url\(["']?([^"')]+)/g) : [])
      check(tag, address);
  }
  return violations;
}
