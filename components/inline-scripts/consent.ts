/** Consent is for one origin, that of the script: another provider needs another answer. */
const keyOf = (script: string) => `consent ${new URL(script, location.href).origin}`;

/** The visitor's answer for this script's origin. `undefined`: no answer yet, or storage is denied. */
export function getConsent(script: string): boolean | undefined {
  try {
    const answer = localStorage.getItem(keyOf(script));
    return answer === null ? undefined : answer === 'true';
  } catch {}
}

export function saveConsent(script: string, agrees: boolean): void {
  try {
    localStorage.setItem(keyOf(script), `${agrees}`);
  } catch {
    // When storage is denied the answer applies to this page only.
  }
}
