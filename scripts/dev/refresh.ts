import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError, loadContent } from '../../content/schema/load-content';
import type { Content } from '../../content/schema/schema';
import { contentModule, generatedFolder, writeGenerated } from '../prepare/generated';
import { contentFolder, type Prepared, preparePages } from '../prepare/prepare';

const contentFile = path.join(generatedFolder, 'content.json');

export interface Faults {
  issues: readonly string[];
  message: string;
}

/**
 * Prepares the content for `next dev`. Issues are handed to the pages beside the last good content,
 * so that the browser shows their sentences (see app/layout.tsx).
 */
export async function refresh(): Promise<Prepared | Faults> {
  try {
    return await preparePages({ showNotes: true });
  } catch (error) {
    return tellPages(error);
  }
}

/** The texts' faults, in moments, whatever is still being made of an earlier change. */
export async function faultsNow(): Promise<Faults | undefined> {
  try {
    loadContent(contentFolder);
    return undefined;
  } catch (error) {
    return tellPages(error);
  }
}

async function tellPages(error: unknown): Promise<Faults> {
  const { issues, message } =
    error instanceof ContentError
      ? error
      : new ContentError([`The content could not be read: ${error}`]);
  const lastGood = readLastGood();
  if (lastGood) await writeGenerated('content.ts', contentModule(lastGood, { issues }));
  return { issues, message };
}

function readLastGood(): Content | undefined {
  try {
    return JSON.parse(readFileSync(contentFile, 'utf8'));
  } catch {
    return undefined;
  }
}
