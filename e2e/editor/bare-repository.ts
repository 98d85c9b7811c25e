import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type BareRepository = ReturnType<typeof createBareRepository>;

/** A bare git repository in a temporary folder, whose main branch begins with the project's content. */
export function createBareRepository(project: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'github-'));
  const indexed = { GIT_INDEX_FILE: path.join(folder, 'index.tmp') };
  const git = (args: string[], input?: string | Buffer) =>
    execFileSync('git', ['--git-dir', folder, ...args], {
      cwd: project,
      input,
      env: { ...process.env, ...author, ...indexed },
      maxBuffer: 1 << 28,
    });
  const said = (args: string[], input?: string | Buffer) => git(args, input).toString().trim();
  const head = () => said(['rev-parse', 'main']);

  /** Makes what the index holds the head. */
  const commitIndex = (message: string, parents: string[]) => {
    const parent = parents.flatMap((oid) => ['-p', oid]);
    const oid = said(['commit-tree', said(['write-tree']), ...parent, '-m', message]);
    git(['update-ref', 'refs/heads/main', oid]);
    return oid;
  };

  git(['init', '--bare', '--quiet', '--initial-branch=main']);
  git(['--work-tree', project, 'add', 'content']);
  commitIndex('First', []);

  return {
    git,
    said,
    head,
    /** Puts files in place on top of the head, as somebody else or the editor. @returns its id. */
    commit(files: Record<string, string | Buffer>, message: string) {
      for (const [name, text] of Object.entries(files)) {
        const blob = said(['hash-object', '-w', '--stdin'], text);
        git(['update-index', '--add', '--cacheinfo', `100644,${blob},${name}`]);
      }
      return commitIndex(message, [head()]);
    },
    read: (file: string) => git(['show', `main:${file}`]).toString(),
    files: () => said(['ls-tree', '-r', '--name-only', 'main']).split('\n'),
    log: () => said(['log', '--format=%s', 'main']).split('\n'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const author = {
  GIT_AUTHOR_NAME: 'Owner',
  GIT_AUTHOR_EMAIL: 'owner@example.com',
  GIT_COMMITTER_NAME: 'Owner',
  GIT_COMMITTER_EMAIL: 'owner@example.com',
};
