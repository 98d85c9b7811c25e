/** The path below which the site is published: '' at a domain's root, '/site' for example.com/site. */
export function basePathOf(siteUrl: string): string {
  return new URL(siteUrl).pathname.replace(/\/$/, '');
}
