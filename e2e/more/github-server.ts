import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Page } from '@playwright/test';

const user = { id: 1, login: 'owner', name: 'Owner' };
const author = { name: 'Owner', email: 'owner@example.com', user };
const committedDate = '2026-01-01T00:00:00Z';

interface Query {
  query: string;
  variables: {
    input: {
      expectedHeadOid: string;
      fileChanges: { additions: { path: string; contents: string }[] };
      message: { headline: string };
    };
  };
}

/**
 * Answers what Sveltia CMS asks of GitHub's REST and GraphQL services, from a bare git repository
 * that begins with the project's content. A commit needs the head that its author has seen.
 */
export async function serveGitHub(page: Page, project: string) {
  const repository = path.join(project, 'bare.git');
  const name = ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com'];
  const git = (args: string[], input?: Buffer) =>
    execFileSync('git', [...name, '--git-dir', repository, ...args], {
      cwd: project,
      input,
      stdio: 'pipe',
    });
  const line = (...args: string[]) => git(args).toString().trim();
  const commit = (message: string, ...parent: string[]) => {
    const oid = line('commit-tree', line('write-tree'), '-m', message, ...parent);
    git(['update-ref', 'refs/heads/main', oid]);
    return oid;
  };
  const put = (file: string, content: Buffer) => {
    const oid = git(['hash-object', '-w', '--stdin'], content).toString().trim();
    git(['update-index', '--add', '--cacheinfo', `100644,${oid},${file}`]);
    return oid;
  };
  git(['init', '--bare', '--quiet', '--initial-branch=main']);
  git(['--work-tree', project, 'add', 'content']);
  commit('First');

  /** One result for each part of a query, under the name that the query gives to the part. */
  const parts = (query: string, form: RegExp, resolve: (given: string) => object) =>
    Object.fromEntries(
      [...query.matchAll(form)].map(([, key, given = '']) => [key, resolve(given)]),
    );

  const graph = ({ query, variables: { input } }: Query) => {
    const head = line('rev-parse', 'main');
    if (!query.includes('createCommitOnBranch')) {
      return {
        repository: {
          ref: {
            target: {
              history: { nodes: [{ oid: head, message: line('log', '-1', '--format=%s') }] },
            },
          },
          ...parts(query, /(\w+): object\(oid: "(\w+)"\)/g, (oid) => ({
            text: git(['cat-file', 'blob', oid]).toString(),
            isTruncated: false,
          })),
          ...parts(query, /(\w+): ref\(qualifiedName: \$branch\)/g, () => ({
            target: { history: { nodes: [{ author, committedDate }] } },
          })),
        },
      };
    }
    if (input.expectedHeadOid !== head) throw new Error(`Expected branch to point to ${head}`);
    for (const { path: file, contents } of input.fileChanges.additions) {
      put(file, Buffer.from(contents, 'base64'));
    }
    const oid = commit(input.message.headline, '-p', head);
    const files = parts(query, /(\w+): file\(path: "([^"]+)"\)/g, (file) => ({
      oid: line('rev-parse', `main:${file}`),
    }));
    return { createCommitOnBranch: { commit: { oid, committedDate, ...files } } };
  };

  const tree = (ref: string) =>
    line('ls-tree', '-r', '--long', ref)
      .split('\n')
      .map((entry) => {
        const [, type, sha, size, file] = /^\d+ (\w+) (\w+)\s+(\d+)\t(.*)$/.exec(entry) ?? [];
        return { type, sha, size: Number(size), path: file };
      });

  await page.route('https://api.github.com/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const last = pathname.split('/').at(-1) ?? '';
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    const json = (body: object) => route.fulfill({ headers, json: body });
    if (pathname === '/user') return json({ ...user, email: '', avatar_url: '', html_url: '' });
    if (pathname.includes('/git/trees/')) return json({ tree: tree(last) });
    if (pathname === '/graphql') return json({ data: graph(route.request().postDataJSON()) });
    if (pathname.includes('/git/blobs/'))
      return route.fulfill({ headers, body: git(['cat-file', 'blob', last]) });
    return route.fulfill({ headers, status: 204 });
  });

  return {
    read: (file: string) => git(['show', `main:${file}`]).toString(),
    log: () => line('log', '--format=%s', 'main').split('\n'),
    /** A commit of somebody else. */
    commit(file: string, content: string) {
      put(file, Buffer.from(content));
      commit('Somebody else', '-p', line('rev-parse', 'main'));
    },
  };
}
