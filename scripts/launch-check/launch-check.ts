import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadContent } from '../../content/schema/load-content';
import { isBuilt } from '../build/last-build';
import { hashOfSourcesAndPackages } from '../build/sources.js';
import { exitWithSentence } from '../shared/exit-with-sentence';
import { readBuilt } from '../shared/read-site';
import { contactItems } from './contact-items';
import { contentItems } from './content-items';
import { exportItem } from './export-items';
import { initial } from './initial';
import { onlineItems } from './online-items';
import { linkPictureItems } from './picture-items';
import { promiseItems } from './promise-items';
import { report } from './report';
import { sizeItems } from './size-items';

const folder = path.resolve('content');

async function check(): Promise<number> {
  const content = loadContent(folder);
  const built = readBuilt();
  const out = path.resolve('out');
  const isCurrent = existsSync(out) && isBuilt(out, { sources: hashOfSourcesAndPackages() });
  const items = [
    ...contentItems(content, initial, folder),
    ...promiseItems(folder, initial),
    ...contactItems(content.site, folder),
    ...linkPictureItems(content, initial, folder),
    ...sizeItems(built),
    // Loaded only where there is something to measure: it brings along what drives a browser.
    ...(isCurrent ? await (await import('./faint-items')).faintItems(content, built) : []),
    exportItem(content, out, isCurrent),
    ...(process.argv.includes('--online') ? await onlineItems(content) : []),
  ];
  console.log(`\n${report(items)}`);
  return items.some(({ state }) => state === 'must') ? 1 : 0;
}

process.exit(await check().catch(exitWithSentence));
