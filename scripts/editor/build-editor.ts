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
if (!repo) {
  console.error('\nName the repository: npm run build:editor -- --repository OWNER/NAME\n');
  process.exit(1);
}
// The folder is written anew.
if (existsSync('editor') && !existsSync('editor/editor.js')) {
  console.error('\nThe folder editor/ holds other files. Move or rename it.\n');
  process.exit(1);
}
const { branch } = values;
await bundleEditor('editor', { name: 'github', repo, branch, auth_methods: ['token'] });
console.log(`\nWritten: editor/, the forms of ${repo}. docs/owner.md says how to publish them.\n`);
