import type { Path } from '@/content/schema';
import { businessGraph } from './business-graph';

/** The page's structured data, for search engines. */
export function StructuredData({ path }: { path: Path }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, escaped below.
      dangerouslySetInnerHTML={{ __html: jsonForHtml(businessGraph(path)) }}
    />
  );
}

/** JSON in which no content can end the script element that holds it. */
export function jsonForHtml(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
