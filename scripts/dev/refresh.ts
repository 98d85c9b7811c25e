import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ContentFaults } from '../../content/load';
import type { Content } from '../../content/schema';
import { generatedFolder, prepare } from '../prepare/prepare';

const contentFile = path.join(generatedFolder, 'content.json');

export type Refreshed = { content: Content } | { faults: readonly string[]; message: string };

/**
 * Prepares the content for `next dev`. Faults are handed to the pages beside the last good content,
 * so that the browser shows their sentences (see app/layout.tsx).
 */
export async function refresh(): Promise<Refreshed> {
  try {
    return { content: await prepare({ draft: true }) };
  } catch (error) {
    const { faults, message } =
      error instanceof ContentFaults
        ? error
        : new ContentFaults([`The content could not be read: ${error}`]);
    const lastGood = readLastGood();
    if (lastGood) writeFileSync(contentFile, JSON.stringify({ ...lastGood, faults }, null, 1));
    return { faults, message };
  }
}

function readLastGood(): object | undefined {
  try {
    return JSON.parse(readFileSync(contentFile, 'utf8'));
  } catch {
    return undefined;
  }
}
