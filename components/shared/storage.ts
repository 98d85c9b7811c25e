/* The keys of what the site stores in a visitor's browser. */

/** In sessionStorage: the session's first page has shown the loader. */
export const loaderSeenKey = 'loader-seen';
/** In sessionStorage: the text of the notice that the visitor has dismissed. */
export const dismissedNoticeKey = 'notice-dismissed';
/** In sessionStorage: the draft of a message, as JSON. */
export const draftKey = 'contact-draft';
/** In localStorage: `true` or `false`, the answer for the scripts of an origin. */
export const consentKey = (origin: string) => `consent ${origin}`;

type Kind = 'localStorage' | 'sessionStorage';

/* The browser's storage for scripts. Where it is denied, access throws: then nothing is stored. */

export function readStored(kind: Kind, key: string): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/** @param value null removes what is stored. */
export function store(kind: Kind, key: string, value: string | null): void {
  try {
    if (value === null) window[kind].removeItem(key);
    else window[kind].setItem(key, value);
  } catch {}
}
