import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listenOnSparePort } from '../../scripts/shared/spare-port';
import { stopServer } from '../../scripts/shared/stop-server';

export const goodToken = 'github_pat_good';

interface Commit {
  input: {
    expectedHeadOid: string;
    fileChanges: {
      additions: { path: string; contents: string }[];
      deletions: unknown[];
    };
    message: { headline: string };
  };
}

/**
 * Answers what Sveltia CMS asks of GitHub (its REST and GraphQL services), from a bare git repository
 * that begins with the given folder's content. A commit needs the head that its author has seen.
 */
export async function startGitHub(project: string) {
  const repository = mkdtempSync(path.join(tmpdir(), 'github-'));
  const git = (args: string[], input?: string | Buffer, env?: Record<string, string>) =>
    execFileSync('git', ['--git-dir', repository, ...args], {
      cwd: project,
      input,
      env: { ...process.env, ...author, ...env },
      maxBuffer: 1 << 28,
    });
  const said = (args: string[]) => git(args).toString().trim();
  const writeTree = (from: string | undefined, write: (env: Record<string, string>) => void) => {
    const env = { GIT_INDEX_FILE: path.join(repository, 'index.tmp') };
    rmSync(env.GIT_INDEX_FILE, { force: true });
    if (from) git(['read-tree', from], undefined, env);
    write(env);
    const tree = git(['write-tree'], undefined, env).toString().trim();
    const parent = from ? ['-p', from] : [];
    return { tree, parent };
  };
  git(['init', '--bare', '--quiet', '--initial-branch=main']);
  const first = writeTree(undefined, (env) =>
    git(['--work-tree', project, 'add', 'content'], undefined, env),
  );
  git(['update-ref', 'refs/heads/main', said(['commit-tree', first.tree, '-m', 'First'])]);

  /** Puts files in place on top of the head, as somebody else or the editor. */
  const commit = (files: Record<string, string | Buffer>, message: string) => {
    const head = said(['rev-parse', 'main']);
    const { tree, parent } = writeTree(head, (env) => {
      for (const [name, text] of Object.entries(files)) {
        const blob = git(['hash-object', '-w', '--stdin'], text).toString().trim();
        git(['update-index', '--add', '--cacheinfo', `100644,${blob},${name}`], undefined, env);
      }
    });
    const oid = said(['commit-tree', tree, ...parent, '-m', message]);
    git(['update-ref', 'refs/heads/main', oid, head]);
    return oid;
  };

  let down = false;

  function graph({ query, variables }: { query: string; variables: Record<string, unknown> }) {
    const head = said(['rev-parse', 'main']);
    if (query.includes('createCommitOnBranch')) {
      const { expectedHeadOid, fileChanges, message } = (variables as unknown as Commit).input;
      if (expectedHeadOid !== head) {
        return {
          errors: [
            { type: 'STALE_DATA', message: `Expected branch to point to "${expectedHeadOid}"` },
          ],
        };
      }
      // No test deletes anything, so whatever is to go is a fault of the editor.
      if (fileChanges.deletions.length > 0) {
        return { errors: [{ message: 'Nothing is to be deleted.' }] };
      }
      const files = Object.fromEntries(
        fileChanges.additions.map(({ path: name, contents }) => [
          name,
          Buffer.from(contents, 'base64'),
        ]),
      );
      const oid = commit(files, message.headline);
      const oids = [...query.matchAll(/(file_\d+): file\(path: "([^"]+)"\)/g)].map(
        ([, alias = '', name]) => [alias, { oid: said(['rev-parse', `main:${name}`]) }],
      );
      return {
        data: {
          createCommitOnBranch: {
            commit: { oid, committedDate: date, ...Object.fromEntries(oids) },
          },
        },
      };
    }
    const blobs = [...query.matchAll(/(\w+): object\(oid: "([0-9a-f]+)"\)/g)].map(
      ([, alias = '', oid = '']) => [
        alias,
        { text: git(['cat-file', 'blob', oid]).toString(), isTruncated: false },
      ],
    );
    const histories = [...query.matchAll(/(\w+): ref\(qualifiedName: \$branch\)/g)].map(
      ([, alias = '']) => [
        alias,
        {
          target: {
            history: {
              nodes: [
                {
                  author: {
                    name: 'Owner',
                    email: 'o@example.com',
                    user: { id: 1, login: 'owner' },
                  },
                  committedDate: date,
                },
              ],
            },
          },
        },
      ],
    );
    const ref = {
      target: { history: { nodes: [{ oid: head, message: said(['log', '-1', '--format=%s']) }] } },
    };
    return { data: { repository: { ref, ...Object.fromEntries([...blobs, ...histories]) } } };
  }

  async function answer(request: IncomingMessage): Promise<[number, unknown]> {
    const { url = '', headers } = request;
    if (down) return [503, { message: 'Service unavailable' }];
    if (!headers.authorization?.endsWith(goodToken)) return [401, { message: 'Bad credentials' }];
    if (url.endsWith('/user'))
      return [
        200,
        { id: 1, login: 'owner', name: 'Owner', email: '', avatar_url: '', html_url: '' },
      ];
    if (url.includes('/collaborators/')) return [204, undefined];
    const [, treeish] = /\/git\/trees\/([^?]+)/.exec(url) ?? [];
    if (treeish) {
      const tree = said(['ls-tree', '-r', '--long', treeish])
        .split('\n')
        .map((line) => {
          const [, type, sha, size, name] = /^\d+ (\w+) (\w+)\s+(\d+)\t(.*)$/.exec(line) ?? [];
          return { type, sha, size: Number(size), path: name };
        });
      return [200, { tree }];
    }
    const [, sha] = /\/git\/blobs\/(\w+)/.exec(url) ?? [];
    if (sha) return [200, git(['cat-file', 'blob', sha])];
    if (url.endsWith('/graphql')) {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      return [200, graph(JSON.parse(Buffer.concat(chunks).toString()))];
    }
    return [404, { message: 'Not Found' }];
  }

  const server = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    const [status, body] = request.method === 'OPTIONS' ? [204, undefined] : await answer(request);
    response.statusCode = status;
    if (Buffer.isBuffer(body)) response.end(body);
    else response.setHeader('Content-Type', 'application/json').end(body && JSON.stringify(body));
  });
  const port = await listenOnSparePort(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    commit,
    read: (file: string) => git(['show', `main:${file}`]).toString(),
    files: () => said(['ls-tree', '-r', '--name-only', 'main']).split('\n'),
    log: () => said(['log', '--format=%s', 'main']).split('\n'),
    setDown: (value: boolean) => {
      down = value;
    },
    async stop() {
      await stopServer(server);
      rmSync(repository, { recursive: true, force: true });
    },
  };
}

const date = '2026-01-01T00:00:00Z';
const author = {
  GIT_AUTHOR_NAME: 'Owner',
  GIT_AUTHOR_EMAIL: 'owner@example.com',
  GIT_COMMITTER_NAME: 'Owner',
  GIT_COMMITTER_EMAIL: 'owner@example.com',
};
