import { buildSite } from './build';

await buildSite();
console.log('\nBuilt. Before publishing, run: npm run launch-check\n');
