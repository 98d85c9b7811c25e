import { buildExport } from './build-export';
import { contentItems } from './launch-check/content-items';
import { shipped } from './launch-check/shipped';
import { stillSample } from './launch-check/still-sample';
import { contentFolder } from './prepare/prepare';

const content = await buildExport();
const samples = stillSample(contentItems(content, shipped, contentFolder));
const still = samples ? ` Still sample: ${samples}.` : '';
console.log(`\nBuilt: out/.${still} Before publishing, run: npm run launch-check\n`);
