const key = 'feed-consent';

/** The choice is for one company: another provider asks again. */
export function hasAgreedTo(script: string): boolean {
  try {
    return localStorage.getItem(key) === new URL(script).origin;
  } catch {
    return false;
  }
}

/** Where storage is denied the choice holds for this visit of the page. */
export function rememberAgreement(script: string) {
  try {
    localStorage.setItem(key, new URL(script).origin);
  } catch {}
}
