import { buildSite } from './build';
import { exitWithMessage } from './exit-with-message';

const built = (await buildSite().catch(exitWithMessage))
  ? 'Built.'
  : 'No file has changed since the last build.';
console.log(`\n${built} Before publishing, run: npm run launch-check\n`);
