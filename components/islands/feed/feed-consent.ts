const key = 'feed-consent';

/** The choice is for one company: another provider asks again. Denied storage asks each time. */
export function hasAgreedTo(script: string): boolean {
  try {
    return localStorage.getItem(key) === new URL(script).origin;
  } catch {
    return false;
  }
}

export function rememberAgreementTo(script: string) {
  try {
    localStorage.setItem(key, new URL(script).origin);
  } catch {
    // It then holds for this visit of the page only.
  }
}
