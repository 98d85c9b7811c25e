import { readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import type { Scripts } from './bundle-scripts';
import { policyFor, type RequestSources, serialize } from './content-security-policy';

/** Scripts of these types are data. */
const dataTypes = ['application/json', 'application/ld+json', 'speculationrules'];

/** Browsers look for the character set in the first bytes of a page only. */
const charsetLimit = 1024;

export interface PageOptions {
  /** The folder of the export, with the style sheets. */
  folder: string;
  basePath: string;
  scripts: Scripts;
  /** Returns what the page requests from other hosts. */
  sourcesFor(document: Document): RequestSources[];
}

/**
 * Turns a page of Next's export into a document: without Next's scripts, with the site's own, its styles and its policy.
 * @returns the HTML and the policy.
 * @throws {Error} when the page has a script that nobody declared, or when Next no longer writes what a pass assumes.
 */
export function transformPage(written: string, options: PageOptions) {
  // Not `new JSDOM(written)`, which would parse all style sheets.
  const { DOMParser } = new JSDOM().window;
  const document = new DOMParser().parseFromString(written, 'text/html');
  removeNextScripts(document);
  addScripts(document, options);
  inlineStyles(document, options);
  const policy = serialize(policyFor(document, options.sourcesFor(document)));
  addPolicy(document, policy);
  return { html: `<!DOCTYPE html>${document.documentElement.outerHTML}`, policy };
}

/**
 * Assumes of Next: its HTML is complete without its scripts. React sends a suspended Suspense boundary in a <template> or a
 * hidden element, which a script moves into place.
 * Assumes of Next: how it names and begins its scripts. `_R_` is React's.
 */
function removeNextScripts(document: Document) {
  if (document.querySelector('template, [hidden][id^="S:"]'))
    throw new Error(
      'found a suspended Suspense boundary, which waits for a script of React. Expected complete HTML.',
    );
  for (const script of document.querySelectorAll('script')) {
    if (dataTypes.includes(script.getAttribute('type') ?? '')) continue;
    const src = script.getAttribute('src');
    const isNexts = src
      ? /(^|\/)_next\/static\//.test(src)
      : script.id === '_R_' || /^\(?self\.__next_f|^\$R/.test(script.textContent);
    if (!isNexts)
      throw new Error(
        `found the script ${src ?? script.textContent.slice(0, 60)}, which nobody declared. Expected scripts of Next, and data.`,
      );
    script.remove();
  }
  // Next asks for a connection to the site itself when it preloads no typeface. That connection is open already.
  const hints = 'link[rel=preload][as=script], link[rel=preconnect][href="/"]';
  for (const link of document.querySelectorAll(hints)) link.remove();
}

/** Low priority: the pictures of the first view are fetched first. */
function addScripts(document: Document, { basePath, scripts }: PageOptions) {
  const [module = '', ...imports] = scripts.modules.map(
    (name) => `${basePath}/_next/static/${name}`,
  );
  const head = document.createElement('script');
  head.textContent = scripts.head;
  const script = document.createElement('script');
  script.type = 'module';
  script.src = module;
  script.setAttribute('fetchpriority', 'low');
  document.head.append(head, script);
  for (const href of imports) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    link.setAttribute('fetchpriority', 'low');
    document.head.append(link);
  }
}

/**
 * One style element at the end of the head: link previews need the metadata, and read only the first 16 to 32 KiB of a page.
 * Style elements of components (`precedence`) are merged into it, because each would need a hash in the policy.
 *
 * Assumes of Next: style sheets are <link rel="stylesheet"> elements in document order.
 */
function inlineStyles(document: Document, { folder, basePath }: PageOptions) {
  const sheets = [...document.querySelectorAll('link[rel=stylesheet]')];
  if (sheets.length === 0) throw new Error('found no style sheet. Expected one of Next.');
  const css = sheets.map((sheet) => {
    const address = sheet.getAttribute('href') ?? '';
    const file = path.join(folder, address.slice(basePath.length).replace(/\?.*/, ''));
    return (
      readFileSync(file, 'utf8')
        .replace(/\/\*#.*?\*\//g, '')
        // An address in a sheet is relative to the sheet.
        .replace(/(?<=url\(["']?)\.\.?\/[^"')]+/g, (url) => path.posix.join(address, '..', url))
        .trim()
    );
  });
  const styles = [...document.querySelectorAll('style[data-precedence]')];
  // React's order depends on its timing, and these rules do not depend on their order.
  const rules = styles.flatMap((style) => style.textContent.split(/(?=@layer generated\{)/));
  const preloads = document.querySelectorAll('link[rel=preload][as=style]');
  for (const element of [...sheets, ...styles, ...preloads]) element.remove();
  const style = document.createElement('style');
  style.textContent = [...css, ...rules.sort()].join('');
  if (style.textContent.includes('</'))
    throw new Error('found “</” in a style sheet, which would end its style element early.');
  document.head.append(style);
}

/**
 * The policy is first in the head, because it applies to what follows. Only a policy so long that browsers would miss the
 * character set comes after it.
 *
 * Assumes of Next: the character set is the first element of the head.
 */
function addPolicy(document: Document, policy: string) {
  const charset = document.head.firstElementChild;
  if (!charset?.matches('meta[charset]'))
    throw new Error(
      'found no character set at the beginning of the head. Expected the one of Next.',
    );
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = policy;
  charset.before(meta);
  if (document.documentElement.outerHTML.indexOf(' charset=') > charsetLimit) charset.after(meta);
}
