import { readdirSync } from 'node:fs';
import path from 'node:path';
import { contentFiles } from './schema';

/**
 * Content files that the site does not read, such as a copy that was made to be safe: who edits one
 * waits in vain for a change. @returns a sentence for each.
 */
export function unreadFiles(folder: string): string[] {
  const read = new Set<string>(Object.values(contentFiles).map(({ file }) => file));
  return ['', 'pages/']
    .flatMap((below) => readdirSync(path.join(folder, below)).map((name) => below + name))
    .filter((file) => /\.ya?ml(\.txt)?$/i.test(file) && !read.has(file))
    .map(
      (file) =>
        `content/${file} is not read: nothing in it appears on the site. Move it out of content/, so that nobody edits it by mistake.`,
    );
}
