import { readFileSync } from 'node:fs';
import { basePathOf } from '../content/base-path';
import type { Content } from '../content/schema';

/** The content of the last build, for commands that serve or check it. */
export function readSite(): { content: Content; basePath: string } {
  const content = JSON.parse(readFileSync('content/generated/content.json', 'utf8')) as Content;
  return { content, basePath: basePathOf(content.site.url) };
}
