/** Stands for the site's own origin when a relative URL is parsed and the real origin doesn't matter. */
export const placeholderOrigin = 'https://this-site.invalid';

/** Returns the origin of a script, or nothing for a file of the site, which 'self' already allows. */
export function originOf(src: string): string[] {
  return src.startsWith('/') ? [] : [new URL(src).origin];
}
