import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bundleEditor } from './bundle';

/**
 * `npm run build:editor -- --repository OWNER/NAME --branch main` writes the forms into editor/, for a
 * host. They need a separate origin: they store a GitHub token, which a page with a provider's script must
 * not be able to read.
 */
const { values } = parseArgs({
  options: { repository: { type: 'string' }, branch: { type: 'string', default: 'main' } },
});
const remote = spawnSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8' }).stdout;
const named = values.repository ?? remote ?? '';
const [, repo] = /^(?:.*github\.com[:/])?([\w.-]+\/[\w.-]+?)(?:\.git)?\/?\s*$/.exec(named) ?? [];
if (!repo) throw new Error('Name the repository: npm run build:editor -- --repository OWNER/NAME');
// The folder is written anew.
if (existsSync('editor') && !existsSync('editor/editor.js'))
  throw new Error('The folder editor/ holds other files. Move or rename it.');
const { branch } = values;
await bundleEditor('editor', { name: 'github', repo, branch, auth_methods: ['token'] });
console.log(`\nWritten: editor/, the forms of ${repo}. docs/owner.md says how to publish them.\n`);
