import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * A symbolic link would be published as what it leads to, such as a private folder.
 * @throws {Error} with the names of the links in a folder.
 */
export function refuseLinks(folder: string): void {
  const links = linksIn(folder);
  if (links.length > 0)
    throw new Error(`Put a copy in the place of each of these links:\n${links.join('\n')}`);
}

/** Node's recursive listing would follow the links. */
function linksIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const entryPath = path.join(folder, entry.name);
    if (entry.isDirectory()) return linksIn(entryPath);
    // By a link to nothing Emacs locks a file.
    return entry.isSymbolicLink() && existsSync(entryPath) ? [entryPath] : [];
  });
}
