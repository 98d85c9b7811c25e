import { readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import type { Scripts } from './bundle-scripts';
import { policyFor, type RequestSources, serialize } from './content-security-policy';

/** Scripts of these types are data and don't run. */
const dataTypes = ['application/json', 'application/ld+json', 'speculationrules'];

/** Browsers only look for the character set in the first bytes of a page. */
const charsetLimit = 1024;

export interface PageOptions {
  /** The folder of the export, which contains the style sheets. */
  folder: string;
  basePath: string;
  scripts: Scripts;
  /** Returns what the page requests from other hosts. */
  sourcesFor(document: Document): RequestSources[];
}

/**
 * Turns a page of Next's export into a document with its styles, its policy, and the site's own scripts instead of
 * Next's.
 * @returns the HTML and the policy.
 * @throws {Error} if the page has a script that is not declared, or if Next's HTML is no longer what a pass assumes.
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
 * Removes Next's scripts.
 *
 * Assumes of Next: its HTML is complete without its scripts. React writes the content of a Suspense boundary that is
 * suspended or large in a hidden element, and a script moves it into place.
 * Assumes of Next: how it names and begins its scripts. `_R_` is React's.
 */
function removeNextScripts(document: Document) {
  if (document.querySelector('template, [hidden][id^="S:"]'))
    throw new Error(
      'found a Suspense boundary whose content a script of React moves into place. Expected complete HTML. Remove <Suspense>: the build waits for async components without it.',
    );
  for (const script of document.querySelectorAll('script')) {
    if (dataTypes.includes(script.getAttribute('type') ?? '')) continue;
    const src = script.getAttribute('src');
    const isFromNext = src
      ? /(^|\/)_next\/static\//.test(src)
      : script.id === '_R_' || /^\(?self\.__next_f|^\$R/.test(script.textContent);
    if (!isFromNext)
      throw new Error(
        `found the script ${src ?? script.textContent.slice(0, 60)}, which is not declared. Declare a third-party script under scripts in content/site.yaml, and make own code an island (docs/contributing.md). If Next added the script, see adapter/README.md.`,
      );
    script.remove();
  }
  // Next adds a preconnect to the site itself if it preloads no font, but that connection is already open.
  const hints = 'link[rel=preload][as=script], link[rel=preconnect][href="/"]';
  for (const link of document.querySelectorAll(hints)) link.remove();
}

/** Adds the scripts with low priority, so that the pictures in the first view are fetched first. */
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
 * Adds one style element at the end of the head, after the metadata, because link previews read only the first 16 to 32
 * KiB of a page. The style elements of components (`precedence`) are merged into it, because each would need a hash in
 * the policy.
 *
 * Assumes of Next: style sheets are <link rel="stylesheet"> elements in document order.
 */
function inlineStyles(document: Document, { folder, basePath }: PageOptions) {
  const sheets = [...document.querySelectorAll('link[rel=stylesheet]')];
  if (sheets.length === 0)
    throw new Error('found no style sheet. Expected at least one from Next.');
  const css = sheets.map((sheet) => {
    const address = sheet.getAttribute('href') ?? '';
    const file = path.join(folder, address.slice(basePath.length).replace(/\?.*/, ''));
    return (
      readFileSync(file, 'utf8')
        .replace(/\/\*#.*?\*\//g, '')
        // URLs in a style sheet are relative to it.
        .replace(/(?<=url\(["']?)\.\.?\/[^"')]+/g, (url) => path.posix.join(address, '..', url))
        .trim()
    );
  });
  const styles = [...document.querySelectorAll('style[data-precedence]')];
  // Sort the rules, because React writes them in varying order. Their order makes no difference.
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
 * Adds the policy at the beginning of the head, because it applies to what follows. A very long policy goes after the
 * character set, because browsers only look for it in the first 1024 bytes.
 *
 * Assumes of Next: the character set is the first element of the head.
 */
function addPolicy(document: Document, policy: string) {
  const charset = document.head.firstElementChild;
  if (!charset?.matches('meta[charset]'))
    throw new Error(
      'found no character set at the beginning of the head. Expected the one from Next.',
    );
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = policy;
  charset.before(meta);
  if (document.documentElement.outerHTML.indexOf(' charset=') > charsetLimit) charset.after(meta);
}
