/** Each company is asked about by itself: the origin of its script. */
const keyOf = (script: string) => `consent ${new URL(script, location.href).origin}`;

/** What the visitor answered about this script's company. `undefined`: not asked yet, or storage is denied. */
export function hasConsent(script: string): boolean | undefined {
  try {
    const answer = localStorage.getItem(keyOf(script));
    return answer === null ? undefined : answer === 'true';
  } catch {}
}

export function rememberConsent(script: string, agrees: boolean): void {
  try {
    localStorage.setItem(keyOf(script), `${agrees}`);
  } catch {
    // Without storage the answer holds for this page only.
  }
}
