import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenOnSparePort } from '../../scripts/shared/spare-port';
import { stopServer } from '../../scripts/shared/stop-server';
import { type BareRepository, createBareRepository } from './bare-repository';

export const goodToken = 'github_pat_good';
const date = '2026-01-01T00:00:00Z';
const user = { id: 1, login: 'owner', name: 'Owner' };

/**
 * Answers what Sveltia CMS asks of GitHub (its REST and GraphQL services), from a bare git repository
 * that begins with the given folder's content. A commit needs the head that its author has seen.
 */
export async function startGitHub(project: string) {
  const { remove, ...repository } = createBareRepository(project);
  let down = false;
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    if (request.method === 'OPTIONS') return [204];
    if (down) return [503, { message: 'Service unavailable' }];
    if (!request.headers.authorization?.endsWith(goodToken)) {
      return [401, { message: 'Bad credentials' }];
    }
    for (const [place, handle] of routes) {
      const found = place.exec(request.url ?? '');
      if (found) return handle({ repository, name: found[1] ?? '', body: await buffer(request) });
    }
    return [404, { message: 'Not Found' }];
  };

  const server = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    const [status, body] = await answer(request);
    response.statusCode = status;
    if (Buffer.isBuffer(body)) response.end(body);
    else response.setHeader('Content-Type', 'application/json').end(body && JSON.stringify(body));
  });
  const port = await listenOnSparePort(server);
  return {
    ...repository,
    origin: `http://127.0.0.1:${port}`,
    setDown: (value: boolean) => {
      down = value;
    },
    async stop() {
      await stopServer(server);
      remove();
    },
  };
}

type Repository = Omit<BareRepository, 'remove'>;
type Answer = [status: number, body?: unknown];

interface Asked {
  repository: Repository;
  /** What the address names. */
  name: string;
  body: Buffer;
}

/** What is asked for at which address. */
const routes: [RegExp, (asked: Asked) => Answer][] = [
  [/\/user$/, () => [200, { ...user, email: '', avatar_url: '', html_url: '' }]],
  [/\/collaborators\//, () => [204]],
  [/\/git\/trees\/([^?]+)/, ({ repository, name }) => [200, { tree: treeOf(repository, name) }]],
  [/\/git\/blobs\/(\w+)/, ({ repository, name }) => [200, blobOf(repository, name)]],
  [/\/graphql$/, ({ repository, body }) => [200, graph(repository, JSON.parse(body.toString()))]],
];

const blobOf = ({ git }: Repository, oid: string) => git(['cat-file', 'blob', oid]);

function treeOf({ said }: Repository, name: string) {
  const lines = said(['ls-tree', '-r', '--long', name]).split('\n');
  return lines.map((line) => {
    const [, type, sha, size, path] = /^\d+ (\w+) (\w+)\s+(\d+)\t(.*)$/.exec(line) ?? [];
    return { type, sha, size: Number(size), path };
  });
}

interface Query {
  query: string;
  variables: Record<string, unknown>;
}

interface Commit {
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[]; deletions: unknown[] };
  message: { headline: string };
}

function graph(repository: Repository, { query, variables }: Query) {
  return query.includes('createCommitOnBranch')
    ? commit(repository, query, variables.input as Commit)
    : state(repository, query);
}

function commit(repository: Repository, query: string, input: Commit) {
  const { expectedHeadOid, fileChanges, message } = input;
  if (expectedHeadOid !== repository.head()) {
    const stale = `Expected branch to point to "${expectedHeadOid}"`;
    return { errors: [{ type: 'STALE_DATA', message: stale }] };
  }
  // No test deletes anything, so whatever is to go is a fault of the editor.
  if (fileChanges.deletions.length > 0) {
    return { errors: [{ message: 'Nothing is to be deleted.' }] };
  }
  const files = fileChanges.additions.map(
    ({ path, contents }) => [path, Buffer.from(contents, 'base64')] as const,
  );
  const oid = repository.commit(Object.fromEntries(files), message.headline);
  const oids = aliases(query, /(file_\d+): file\(path: "([^"]+)"\)/g, (name) => ({
    oid: repository.said(['rev-parse', `main:${name}`]),
  }));
  return { data: { createCommitOnBranch: { commit: { oid, committedDate: date, ...oids } } } };
}

/** The head, and the blobs and histories that the query names. */
function state(repository: Repository, query: string) {
  const message = repository.said(['log', '-1', '--format=%s']);
  const author = { name: 'Owner', email: 'o@example.com', user };
  return {
    data: {
      repository: {
        ref: { target: { history: { nodes: [{ oid: repository.head(), message }] } } },
        ...aliases(query, /(\w+): object\(oid: "([0-9a-f]+)"\)/g, (oid) => ({
          text: blobOf(repository, oid).toString(),
          isTruncated: false,
        })),
        ...aliases(query, /(\w+): ref\(qualifiedName: \$branch\)/g, () => ({
          target: { history: { nodes: [{ author, committedDate: date }] } },
        })),
      },
    },
  };
}

/** An answer for each part of the query that has this form, under the name that it gives the part. */
function aliases(query: string, form: RegExp, answer: (given: string) => object) {
  const parts = [...query.matchAll(form)];
  return Object.fromEntries(parts.map(([, alias = '', given = '']) => [alias, answer(given)]));
}
