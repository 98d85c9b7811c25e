import path from 'node:path';

/** The folder of the owner's files. */
export const contentFolder = process.env.CONTENT_DIR ?? 'content';

/** The folder of what is generated from a content folder. Each has its own, so that no build replaces another's. */
export function generatedFolder(folder = contentFolder): string {
  return path.join('generated', path.relative('', folder).replaceAll(/\W+/g, '-'));
}
