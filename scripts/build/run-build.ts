import { buildSite } from './build';

const built = (await buildSite()) ? 'Built.' : 'No file has changed since the last build.';
console.log(`\n${built} Before publishing, run: npm run launch-check\n`);
