/** Stands for the site's own origin where an address is read before anybody knows it. */
export const placeholderOrigin = 'https://this-site.invalid';

/** The source of a script: its origin, and none for a file of the site, which 'self' allows. */
export function originOf(src: string): string[] {
  return src.startsWith('/') ? [] : [new URL(src).origin];
}
