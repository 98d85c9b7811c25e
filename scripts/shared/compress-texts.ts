import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { filesBelow } from './files-below';

const isText = /\.(html|js|css|svg|txt|xml|webmanifest)$/;

/**
 * Puts a .br file beside each text of an export, which the preview server then sends instead of
 * compressing at each request. @param quality brotli's, to 11, its tightest.
 */
export function compressTexts(folder: string, quality = 11) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  for (const name of filesBelow(folder)) {
    const file = path.join(folder, name);
    if (isText.test(name))
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), { params }));
  }
}
