import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '../../content/schema/schema';
import { writeWhole } from '../shared/write-whole';

export const generatedFolder = path.resolve('content/schema/generated');

/**
 * Writes a file of content/schema/generated, whole or not at all, and only when it changed, so that
 * a running `next dev` neither meets half a file nor reloads for nothing.
 */
export async function writeGenerated(name: string, text: string): Promise<void> {
  const file = path.join(generatedFolder, name);
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before !== text) await writeWhole(file, text);
}

/** Data as a module, so that the compiler holds it against the type that components rely on. */
export function moduleOf(name: string, type: string, from: string, data: unknown): string {
  const [imported = type] = type.match(/\w+(?=>?$)/) ?? [];
  return `import type { ${imported} } from '../${from}';

export const ${name}: ${type} = ${JSON.stringify(data, null, 1)};
`;
}

interface Told {
  /** What is wrong with content/ now; the content is then the last good one. */
  issues?: readonly string[];
  /** What is worth a look. */
  notes?: readonly string[];
}

/** The content for the pages; with what only those of `npm run dev` tell. */
export function contentModule(content: Content, { issues = [], notes = [] }: Told = {}): string {
  return `${moduleOf('content', 'Content', 'schema', content)}
export const contentIssues: readonly string[] = ${JSON.stringify(issues)};
export const contentNotes: readonly string[] = ${JSON.stringify(notes)};
`;
}
