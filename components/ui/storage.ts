// Everything that the site stores in a visitor's browser, and the functions that access it.

/** In sessionStorage: set when the first page of the session has shown the loader. */
export const loaderSeenKey = 'loader-seen';
/** In sessionStorage: the draft of a message, as JSON. */
export const draftKey = 'contact-draft';

/** Returns the stored value, or null if there is none or storage is denied. */
export function readStored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a value in sessionStorage, and returns whether that succeeded. It fails if storage is denied.
 * @param value null removes the stored value.
 */
export function store(key: string, value: string | null): boolean {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
