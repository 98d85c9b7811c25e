import { listen, readPort } from '../scripts/shared/port';
import { runCommand } from '../scripts/shared/run-command';
import { createSiteServer } from '../scripts/start/server';

/** Serves an export for tests. Their messages go to a separate folder, not to the owner's inbox. */
const { FOLDER: folder = 'out', BASE_PATH: basePath = '' } = process.env;
runCommand(async () => {
  const port = readPort();
  await listen(createSiteServer({ folder, basePath, inbox: 'test-results/inbox' }), port);
  console.log(`${folder} is served at http://localhost:${port}${basePath}/`);
});
