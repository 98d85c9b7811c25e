/** A visitor's answers, by the origin of the script that is asked about. */
const key = 'consent';

function answers(): Record<string, boolean> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

/** What the visitor answered about this script's company. `undefined`: not asked yet, or storage is denied. */
export function hasConsent(script: string): boolean | undefined {
  return answers()[new URL(script, location.href).origin];
}

export function rememberConsent(script: string, agrees: boolean): void {
  try {
    const { origin } = new URL(script, location.href);
    localStorage.setItem(key, JSON.stringify({ ...answers(), [origin]: agrees }));
  } catch {
    // Without storage the answer holds for this page only.
  }
}
