/* The keys of what the site stores in a visitor's browser. */

/** In sessionStorage: the session's first page has shown the loader. */
export const loaderSeenKey = 'loader-seen';
/** In sessionStorage: the draft of a message, as JSON. */
export const draftKey = 'contact-draft';

/* The browser's storage for scripts. Where it is denied, access throws: then nothing is stored. */

export function readStored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param value null removes what is stored. @returns whether it is stored. */
export function store(key: string, value: string | null): boolean {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
