import { createHash } from 'node:crypto';
import type { Page, PageElement } from './page';

export interface Hosts {
  script: string[];
  connect: string[];
  frame: string[];
  image: string[];
  style: string[];
  font: string[];
}

type Directives = Record<string, string[]>;

/**
 * The page's Content Security Policy: nothing but what this page holds or asks for. Inline scripts
 * and styles are allowed by their hashes; script moves things through the style object, which no
 * policy forbids, so styles need no 'unsafe-inline' either.
 * @param formOrigin where the form posts to; on every page, because the contact page may be reached
 * from any other without a new document.
 */
export function policyFor(page: Page, formOrigin: string, feed: Hosts): Directives {
  const inline = (tag: string) =>
    page.elements
      .filter((element) => element.tag === tag && isInline(element))
      .map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...new Set(inline('script')), ...feed.script],
    'style-src': ["'self'", ...new Set(inline('style')), ...feed.style],
    'img-src': ["'self'", ...feed.image],
    'font-src': ["'self'", ...feed.font],
    'connect-src': [...new Set(["'self'", formOrigin, ...feed.connect])],
    'frame-src': feed.frame.length > 0 ? feed.frame : ["'none'"],
    'form-action': [formOrigin],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
  };
}

export function serialize(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

function isInline({ tag, attributes }: PageElement): boolean {
  if (tag === 'style') return true;
  const type = attributes.type ?? 'text/javascript';
  return !attributes.src && ['text/javascript', 'module'].includes(type);
}

/** What the page holds and the policy would stop, as sentences. */
export function policyFaults(page: Page, directives: Directives): string[] {
  const faults: string[] = [];
  const allows = (directive: string, url: string | undefined, what: string) => {
    if (!url || !/^(https?:)?\/\//.test(url)) return;
    const { origin } = new URL(url, 'https://self.invalid');
    if (!directives[directive]?.includes(origin)) {
      faults.push(`${what} ${url} is not allowed by ${directive}`);
    }
  };
  for (const { tag, attributes } of page.elements) {
    for (const [name, value] of Object.entries(attributes)) {
      if (name === 'style') faults.push(`<${tag}> has a style attribute (${value})`);
      if (name.startsWith('on')) faults.push(`<${tag}> has an inline handler (${name})`);
      if (/^\s*javascript:/i.test(value)) faults.push(`<${tag}> holds a javascript: address`);
    }
    if (tag === 'script') allows('script-src', attributes.src, 'the script');
    if (tag === 'img') allows('img-src', attributes.src, 'the picture');
    if (tag === 'iframe') allows('frame-src', attributes.src, 'the frame');
    if (tag === 'form') allows('form-action', attributes.action, 'the form’s address');
    if (tag === 'link' && attributes.rel === 'stylesheet') {
      allows('style-src', attributes.href, 'the style sheet');
    }
    if (['object', 'embed', 'base'].includes(tag)) faults.push(`<${tag}> is not allowed`);
  }
  return faults;
}
