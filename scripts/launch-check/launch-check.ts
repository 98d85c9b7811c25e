import { contentFolder, generatedFolder, type Media } from '../../content/schema';
import { todayInOntario } from '../../content/today';
import { isBuiltFrom, readInputs } from '../build/build-record';
import { exitWithMessage } from '../shared/exit-with-message';
import { exportFolder, readText } from '../shared/files';
import { checkOnline } from './online';
import { readOptions } from './read-options';
import { formatResults } from './result';
import { checkSite } from './rules';

// `npm run launch-check` lists what must be done before the site goes live. With `-- --online` it also checks
// the published site and its form service. The exit status is 1 when there is an error.

const { content } = await import('../../content').catch(exitWithMessage);
const isOnline = readOptions(process.argv.slice(2), process.env);
if (isOnline === undefined)
  exitWithMessage('The only option is --online: npm run launch-check -- --online');
const manifest = readText(generatedFolder(), 'media.json');
const { notes = [] }: Partial<Media> = JSON.parse(manifest ?? '{}');
const today = todayInOntario();

const isBuilt = isBuiltFrom(readInputs(contentFolder), exportFolder);
const results = checkSite({ content, contentFolder, notes, exportFolder, isBuilt, today });
if (isOnline) results.push(...(await checkOnline(content, exportFolder)));
console.log(`\n${formatResults(results)}\n`);
if (!isOnline)
  console.log('The published site was not checked: npm run launch-check -- --online\n');
process.exitCode = results.some(({ level }) => level === 'error') ? 1 : 0;
