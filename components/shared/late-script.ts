import { readFileSync } from 'node:fs';
import { withBasePath } from '@/content';

/**
 * The address of a script that pages load at a visitor's first interaction, by its name in scripts/build/late-scripts.ts.
 * `next dev` has none: Next hydrates the whole page.
 */
export function lateScript(name: 'menu' | 'contact-form'): string | undefined {
  if (process.env.NODE_ENV !== 'production') return undefined;
  const files: Record<string, `/${string}`> = JSON.parse(
    readFileSync('generated/late-scripts.json', 'utf8'),
  );
  return files[name] && withBasePath(files[name]);
}
