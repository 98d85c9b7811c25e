import { listen, readPort } from '../scripts/shared/port';
import { runCommand } from '../scripts/shared/run-command';
import { createSiteServer } from '../scripts/start/server';

/** Serves an export for tests. Messages go to a separate folder instead of the owner's inbox. */
const { FOLDER: folder = 'out', BASE_PATH: basePath = '' } = process.env;
runCommand(async () => {
  const port = readPort();
  await listen(createSiteServer({ folder, basePath, inbox: 'test-results/inbox' }), port);
  console.log(`Serving ${folder} at http://localhost:${port}${basePath}/`);
});
