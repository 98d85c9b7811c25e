import { brotliCompressSync } from 'node:zlib';

/** Bytes of a page's HTML with its styles and inline scripts, compressed. Raise it only with a reason in the commit. */
const htmlLimit = 18 * 1024;

/** Link previews read the metadata in the first bytes of a page (Slack: 32 KiB). */
const metadataLimit = 16 * 1024;

/** @throws {Error} when a page weighs more than its budget, or its metadata ends too late. */
export function checkBudgets(html: string): void {
  const weight = brotliCompressSync(html).length;
  if (weight > htmlLimit)
    throw new Error(`the HTML weighs ${weight} bytes (brotli), ${htmlLimit} are allowed.`);
  const end = Math.max(
    ...['<title>', '"og:', '"twitter:', 'name="description"'].map((part) => html.lastIndexOf(part)),
  );
  if (end > metadataLimit)
    throw new Error(`the metadata ends behind byte ${end}, ${metadataLimit} are allowed.`);
}
