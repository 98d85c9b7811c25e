import path from 'node:path';

/** The folder with the owner's content. */
export const contentFolder = process.env.CONTENT_DIR ?? 'content';

/**
 * Returns the folder for files generated from a content folder. Each has its own, so builds don't overwrite each other.
 */
export function generatedFolder(folder = contentFolder): string {
  return path.join('generated', path.relative('', folder).replaceAll(/\W+/g, '-'));
}
