import path from 'node:path';
import { loadContent } from '../content/load';
import { exitWithSentence } from './exit-with-sentence';
import { contentItems } from './launch-check/content-items';
import { exportItems } from './launch-check/export-items';
import { onlineItems } from './launch-check/online-items';
import { report } from './launch-check/report';
import { shipped } from './launch-check/shipped';
import { sizeItems } from './launch-check/size-items';

const folder = path.resolve('content');

async function check(): Promise<number> {
  const content = loadContent(folder);
  const items = [
    ...contentItems(content, shipped, folder),
    ...sizeItems(path.join(folder, 'generated')),
    ...exportItems(content, folder, path.resolve('out')),
    ...(process.argv.includes('--online') ? await onlineItems(content) : []),
  ];
  console.log(`\n${report(items)}`);
  return items.some(({ state }) => state === 'must') ? 1 : 0;
}

process.exit(await check().catch(exitWithSentence));
