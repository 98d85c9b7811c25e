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
