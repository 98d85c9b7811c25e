import path from 'node:path';
import { listen, networkAddresses, wantedPort } from './preview/listen';
import { createPreviewServer } from './preview/server';
import { readSite } from './read-site';

const { basePath } = readSite();
const port = wantedPort();
await listen(createPreviewServer({ folder: path.resolve('out'), basePath }), port, '0.0.0.0');

console.log(`\n  The site:        http://localhost:${port}${basePath}/`);
for (const address of networkAddresses()) {
  console.log(`  On your phone:   http://${address}:${port}${basePath}/ (in the same network)`);
}
console.log('  Stop with Ctrl+C.\n');
