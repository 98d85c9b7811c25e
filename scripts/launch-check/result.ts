import { type Content, toPlainLine } from '../../model';

/** The input of every rule. */
export interface RuleInput {
  content: Content;
  /** The characters that Open Graph images leave out. */
  undrawn: readonly string[];
}

export interface Result {
  /** Only an error keeps the site from going live. */
  level: 'error' | 'warning' | 'ok';
  found: string;
  /** What to do about it. */
  next?: string;
}

export const error = (found: string, next: string): Result => ({ level: 'error', found, next });
export const warning = (found: string, next: string): Result => ({ level: 'warning', found, next });
export const ok = (found: string): Result => ({ level: 'ok', found });

/** The list as it is printed, errors first. What a host or a file says stays in its line. */
export function formatResults(results: readonly Result[]): string {
  const of = (level: Result['level']) => results.filter((result) => result.level === level);
  const errors = of('error');
  const lines = [...errors, ...of('warning'), ...of('ok')].map(
    ({ level, found, next }) =>
      `${level.toUpperCase().padEnd(9)}${toPlainLine(found)}${next ? `\n         → ${toPlainLine(next)}` : ''}`,
  );
  return [...lines, '', `Errors: ${errors.length}`].join('\n');
}
