import { readFileSync } from 'node:fs';
import { basePathOf } from '../../content/schema/base-path';
import type { BuiltPicture } from '../../content/schema/built-pictures';
import type { Content } from '../../content/schema/schema';

/** The content of the last build, for commands that serve or check it. */
export function readSite(): { content: Content; basePath: string } {
  const content: Content = readGenerated('content.json');
  return { content, basePath: basePathOf(content.site.url) };
}

/** What the last build or `npm run dev` made; nothing before the first. */
export function readBuilt(): Record<string, BuiltPicture> {
  try {
    return readGenerated('pictures.json');
  } catch {
    return {};
  }
}

const readGenerated = (name: string) =>
  JSON.parse(readFileSync(`content/schema/generated/${name}`, 'utf8'));
