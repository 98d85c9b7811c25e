import { contentItems } from '../launch-check/content-items';
import { initial } from '../launch-check/initial';
import { stillSample } from '../launch-check/still-sample';
import { contentFolder } from '../prepare/prepare';
import { buildExport } from './build-export';

const content = await buildExport();
const samples = stillSample(contentItems(content, initial, contentFolder));
const still = samples ? ` Still sample: ${samples}.` : '';
console.log(`\nBuilt: out/.${still} Before publishing, run: npm run launch-check\n`);
