import { type Content, toPlainLine } from '../../model';

/** The input of every rule. */
export interface RuleInput {
  content: Content;
  /** The characters that the Open Graph images leave out. */
  undrawn: readonly string[];
}

export interface Result {
  /** Only an error means that the site is not ready to go live. */
  level: 'error' | 'warning' | 'ok';
  found: string;
  /** What to do about it. */
  next?: string;
}

export const error = (found: string, next: string): Result => ({ level: 'error', found, next });
export const warning = (found: string, next: string): Result => ({ level: 'warning', found, next });
export const ok = (found: string): Result => ({ level: 'ok', found });

/** Returns the printed list, errors first. Untrusted text from hosts and files can't break out of its line. */
export function formatResults(results: readonly Result[]): string {
  const withLevel = (level: Result['level']) => results.filter((result) => result.level === level);
  const errors = withLevel('error');
  const lines = [...errors, ...withLevel('warning'), ...withLevel('ok')].map(
    ({ level, found, next }) =>
      `${level.toUpperCase().padEnd(9)}${toPlainLine(found)}${next ? `\n         → ${toPlainLine(next)}` : ''}`,
  );
  return [...lines, '', `Errors: ${errors.length}`].join('\n');
}
