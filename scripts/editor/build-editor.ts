import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bundleEditor, editorScript } from './bundle';

/**
 * `npm run build:editor`: the editor as a folder for a host, at an address of its own. It keeps its
 * owner's GitHub token, which no page with a provider's widget may share an origin with.
 *   npm run build:editor -- --repository OWNER/NAME --branch main --folder editor
 */
const { values } = parseArgs({
  options: {
    repository: { type: 'string' },
    branch: { type: 'string', default: 'main' },
    folder: { type: 'string', default: 'editor' },
  },
});

const folder = path.resolve(values.folder);
const repository = repositoryOf(values.repository ?? remote());
const inside = (place: string) => `${folder}${path.sep}`.startsWith(path.resolve(place) + path.sep);
if (inside('out') || inside('public')) {
  stop(
    'The editor must not lie inside the site (out/, public/): the site may show a feed provider’s script, which could then read your sign-in token. Give it a folder, and an address, of its own.',
  );
}
if (!existsSync(path.join(folder, editorScript)) && filesIn(folder) > 0) {
  stop(
    `${values.folder} holds other files, which the editor would replace. Name a folder that is new.`,
  );
}
if (!repository) {
  stop('Which repository? For example: npm run build:editor -- --repository your-name/your-site');
}

await bundleEditor({
  folder,
  backend: {
    name: 'github',
    repo: repository,
    branch: values.branch,
    auth_methods: ['token'],
  },
});
console.log(
  `\nWritten: ${path.relative('.', folder)}/, the editor of ${repository}. Put it on an address of its own; docs/owner.md says how.\n`,
);

function filesIn(place: string): number {
  return existsSync(place) ? readdirSync(place).length : 0;
}

function remote(): string {
  return spawnSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8' }).stdout ?? '';
}

/** `owner/name` as it stands, or from either way in which git writes a GitHub address. */
function repositoryOf(named: string): string | undefined {
  return /^(?:.*github\.com[:/])?([\w.-]+\/[\w.-]+?)(?:\.git)?\/?\s*$/.exec(named)?.[1];
}

function stop(sentence: string): never {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}
