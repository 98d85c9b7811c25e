import { siteFile } from './tested-site';

/* What the gate says, in an owner's words: what is wrong, where, and what to do. */

/** Added where no field of the content is the cause. */
export const rebuildAdvice =
  'Nothing in the content causes it: run npm run build again. If it stays, ask a developer.';

export function describeForeign(page: string, address: string): string {
  const { origin } = new URL(address);
  return `${page}: the page asks ${origin} for a file, which neither feed nor statistics nor form in ${siteFile} allows. For a feed of your own add “- ${origin}” to feed: hosts. Otherwise remove what asks for it.`;
}

export function describeViolation(page: string, directive: string, blocked: string): string {
  if (/^(http|ws)/.test(blocked)) return describeForeign(page, blocked);
  return `${page}: the page’s security policy (${directive}) stops a script or style in the page (${blocked}). ${rebuildAdvice}`;
}

export function describeMissing(page: string, file: string): string {
  const [, picture] = /\/media\/(.+)-\w+-\d+\.\w+\.avif$/.exec(file) ?? [];
  return picture
    ? `${page}: the picture ${picture} is missing from the site (${file}). Look whether ${siteFile.replace('site.yaml', 'pictures')} has it, then run npm run build again.`
    : `${page}: the file ${file} is missing from the site. ${rebuildAdvice}`;
}
