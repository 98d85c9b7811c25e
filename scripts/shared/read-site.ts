import { readFileSync } from 'node:fs';
import { basePathOf } from '../../content/model/base-path';
import type { Content } from '../../content/model/schema';

/** The content of the last build, for commands that serve or check it. */
export function readSite(): { content: Content; basePath: string } {
  const content = JSON.parse(
    readFileSync('content/model/generated/content.json', 'utf8'),
  ) as Content;
  return { content, basePath: basePathOf(content.site.url) };
}
