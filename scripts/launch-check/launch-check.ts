import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findUndrawnCharacters } from '../media/open-graph-images';
import { exportFolder } from '../shared/export-folder';
import { runCommand } from '../shared/run-command';
import { runNext } from '../shared/run-next';
import { checkOnline } from './online';
import { error, formatResults } from './result';
import { checkSite } from './rules';

// `npm run launch-check` lists what has to be done before the site goes live. With `-- --online` it also builds the
// site and compares the published site with the build. The exit status is 1 if there is an error.

runCommand(async () => {
  const { content } = await import('../../model/content');
  const { values } = parseArgs({ options: { online: { type: 'boolean', default: false } } });
  // PowerShell drops the two hyphens before the option, and npm then takes the option for its own.
  const checksPublishedSite = values.online || process.env.npm_config_online !== undefined;

  const results = checkSite({ content, undrawn: await findUndrawnCharacters(content) });
  if (checksPublishedSite) {
    const status = await runNext('build');
    if (status !== 0) process.exit(status);
    results.push(...(await checkOnline(content.site.url, exportFolder)));
  }
  // The adapter removes the folder if the build fails.
  if (!existsSync(exportFolder))
    results.push(error('The site is not built.', 'Type: npm run build'));
  console.log(`\n${formatResults(results)}\n`);
  if (!checksPublishedSite)
    console.log(
      'The published site was not checked. To check it, type: npm run launch-check -- --online\n',
    );
  process.exitCode = results.some(({ level }) => level === 'error') ? 1 : 0;
});
