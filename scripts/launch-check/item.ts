/** One line of the checklist. */
export interface Item {
  /** A warning never keeps the site from going live. */
  state: 'ready' | 'must' | 'warning';
  /** What it is about, as it reads in "still sample: the phone number". */
  subject: string;
  /** What was found, a sentence. */
  found: string;
  /** What to do next: the file, the field, the recipe. */
  next?: string;
  /** It is what came with the site, and nobody's own yet. */
  sample?: boolean;
}

export function ready(subject: string, found: string): Item {
  return { state: 'ready', subject, found };
}

export function must(subject: string, found: string, next: string): Item {
  return { state: 'must', subject, found, next };
}

export function warning(subject: string, found: string, next: string): Item {
  return { state: 'warning', subject, found, next };
}

/** A thing to replace before the site goes live. */
export function sample(subject: string, found: string, next: string): Item {
  return { ...must(subject, found, next), sample: true };
}

export const siteFile = 'content/site.yaml';

export function are(things: unknown[]): string {
  return things.length === 1 ? 'is' : 'are';
}
