import { existsSync } from 'node:fs';
import path from 'node:path';
import { typeface } from '../../components/styles/typeface.js';

/** What its files are called in the export. */
export const typefaceStem = path.basename(typeface.package);

const file = (part: string) =>
  path.resolve(
    'node_modules',
    typeface.package,
    'files',
    `${typefaceStem}-${part}-wght-normal.woff2`,
  );

/** The face's parts, asked in this order for each character; every face has the first. */
export const typefaceParts = ['latin', 'latin-ext', 'vietnamese']
  .map(file)
  .filter((part, index) => index === 0 || existsSync(part));
