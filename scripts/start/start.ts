import { networkInterfaces } from 'node:os';
import { formTarget, previewId } from '../../model';
import { exportFolder } from '../shared/export-folder';
import { assertPortIsFree, listen, readPort } from '../shared/port';
import { runCommand } from '../shared/run-command';
import { runNext } from '../shared/run-next';
import { createSiteServer } from './server';

// `npm start` builds the site and serves it on this computer and in its network.

runCommand(async () => {
  const port = readPort();
  // Check before the build, which takes a while.
  await assertPortIsFree(port);
  const status = await runNext('build');
  if (status !== 0) process.exit(status);
  const { basePath, content } = await import('../../model/content');
  const { id, service } = formTarget(content.site.form, basePath);
  await listen(createSiteServer({ folder: exportFolder, basePath }), port);

  const address = (host: string) => `http://${host}:${port}${basePath}/`;
  const site = address('localhost');
  console.log(`\n  Site:       ${site}`);
  for (const found of Object.values(networkInterfaces()).flat()) {
    if (found?.family === 'IPv4' && !found.internal)
      console.log(`  On a phone: ${address(found.address)} (in the same network)`);
  }
  console.log(
    `  Messages:   ${id === previewId ? `${site}inbox, files in inbox` : `${id} at ${service}`}`,
  );
  console.log('  To stop:    Ctrl+C\n');
});
