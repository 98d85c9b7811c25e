import { consentKey, readStored, store } from '../shared/storage';

/** Consent is for one origin, that of the script: another provider needs another answer. */
const keyOf = (script: string) => consentKey(new URL(script, location.href).origin);

/** The visitor's answer for this script's origin. `undefined`: no answer yet, or storage is denied. */
export function getConsent(script: string): boolean | undefined {
  const answer = readStored('localStorage', keyOf(script));
  return answer === null ? undefined : answer === 'true';
}

/** When storage is denied the answer applies to this page only. */
export function saveConsent(script: string, agrees: boolean): void {
  store('localStorage', keyOf(script), `${agrees}`);
}
