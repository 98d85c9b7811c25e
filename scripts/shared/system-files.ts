import path from 'node:path';

/** Whether macOS or Windows has written a file by itself, beside the owner's. */
export function isSystemFile(file: string): boolean {
  return /^(\.DS_Store|\._.*|Thumbs\.db|ehthumbs\.db|desktop\.ini|Icon\r)$/i.test(
    path.basename(file),
  );
}
