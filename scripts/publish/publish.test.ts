import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';

/*
 * Runs the steps of the workflows in a checkout with git, bash and a stub of npm: what GitHub does for them is the code below.
 * The stub finds mistakes by words in the files.
 */

interface Step {
  id?: string;
  if?: string;
  uses?: string;
  with?: { key?: string; path?: string; 'include-hidden-files'?: boolean };
  run?: string;
  shell?: 'bash';
}
interface Workflow {
  on: 'pull_request' | { push?: { branches: string[] }; workflow_dispatch?: null };
  concurrency: { group: string; 'cancel-in-progress'?: boolean };
  jobs: Record<string, { if?: string; needs?: string; steps: Step[] }>;
}
const workflow = (name: string): Workflow =>
  parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8'));

const npm = `#!/bin/bash
echo "$*" >>"$LOG"
has() { grep -q "$1" $2 && echo "$3"; }
case "$*" in
  *build) ! has MISTAKE content/site.yaml 'content/site.yaml, line 1: found a mistake' ;;
  test) ! has BUG app/page.tsx 'a test fails' && ! has UNSOUND content/site.yaml 'the site fails' ;;
  *test:site) ! has UNSOUND content/site.yaml 'the site fails' ;;
  *launch-check) ! has DEMO content/site.yaml 'ERROR  This is an example.' ;;
esac
`;

/** A repository with its cache and its variables. */
function makeRepository() {
  const root = mkdtempSync(path.join(tmpdir(), 'publish-'));
  const checkout = path.join(root, 'checkout');
  const inRoot = (name: string) => path.join(root, name);
  const git = (...words: string[]) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...words], {
      cwd: checkout,
      encoding: 'utf8',
    }).stdout;
  mkdirSync(inRoot('bin'));
  writeFileSync(inRoot('bin/npm'), npm, { mode: 0o755 });
  for (const folder of ['app', 'content/schema', 'scripts'])
    mkdirSync(path.join(checkout, folder), { recursive: true });
  cpSync('scripts/publish', path.join(checkout, 'scripts/publish'), { recursive: true });
  writeFileSync(path.join(checkout, 'package.json'), '{ "type": "module" }');
  git('init', '-q');
  /** Keys of markers, by the branch that wrote them. */
  const cache = new Set<string>();
  const vars: Record<string, string> = { PUBLISH_TO_PAGES: 'true' };

  function commit(files: Record<string, string>) {
    for (const [name, text] of Object.entries(files))
      writeFileSync(path.join(checkout, name), text);
    git('add', 'app', 'content', 'scripts', 'package.json');
    git('commit', '-qm', 'Change');
    return git('rev-parse', 'HEAD').trim();
  }

  /** Runs a workflow at the checked out commit. @returns npm's commands but `ci`, and whether the site was published. */
  function run(
    name: string,
    event: 'push' | 'workflow_dispatch' | 'pull_request',
    ref = 'refs/heads/main',
  ) {
    const { on, jobs } = workflow(name);
    const triggers = typeof on === 'string' ? { [on]: null } : on;
    const branches = 'push' in triggers ? triggers.push?.branches : undefined;
    if (!(event in triggers)) return 'nothing runs';
    if (event === 'push' && !branches?.some((branch) => ref === `refs/heads/${branch}`))
      return 'nothing runs';
    for (const file of ['log', 'summary']) writeFileSync(inRoot(file), '');
    const failed = new Set<string>();
    const ran: string[] = [];
    for (const [id, job] of Object.entries(jobs)) {
      const steps: Record<string, { outputs: Record<string, string> }> = {};
      const evaluate = (text: string) => {
        const code = text
          .replaceAll(/\.([\w-]+)/g, '?.["$1"]')
          .replaceAll('?.["outputs"]', '.outputs');
        const names = { github: { ref, event_name: event }, vars, steps };
        return new Function(...Object.keys(names), `return ${code}`)(...Object.values(names));
      };
      if ((job.needs && !ran.includes(job.needs)) || (job.if && !evaluate(job.if))) continue;
      for (const step of job.steps) {
        if (step.if === 'failure()' || (step.if && !evaluate(step.if))) continue;
        const key = evaluate(step.with?.key?.replaceAll(/\$\{\{|\}\}/g, '') ?? '""');
        const outputs: Record<string, string> = {};
        if (step.id) steps[step.id] = { outputs };
        if (step.uses?.startsWith('actions/cache/restore@') && cache.has(`${ref} ${key}`))
          outputs['cache-hit'] = 'true';
        if (step.uses?.startsWith('actions/cache/save@')) cache.add(`${ref} ${key}`);
        if (!step.run) continue;
        writeFileSync(inRoot('output'), '');
        // Where a step names no shell, GitHub's bash ignores what fails before the last command of a pipe.
        const options = step.shell ? ['-eo', 'pipefail'] : ['-e'];
        const { status } = spawnSync('bash', [...options, '-c', step.run], {
          cwd: checkout,
          env: {
            ...process.env,
            PATH: `${inRoot('bin')}:${process.env.PATH}`,
            LOG: inRoot('log'),
            GITHUB_OUTPUT: inRoot('output'),
            GITHUB_STEP_SUMMARY: inRoot('summary'),
          },
        });
        for (const line of readFileSync(inRoot('output'), 'utf8').split('\n').filter(Boolean)) {
          const [name = '', value = ''] = line.split('=');
          outputs[name] = value;
        }
        if (status !== 0) failed.add(id);
        if (status !== 0) break;
      }
      if (!failed.has(id)) ran.push(id);
    }
    const commands = readFileSync(inRoot('log'), 'utf8').trim().split('\n');
    const words = commands.map((line) => line.split(' ').at(-1)).filter((word) => word !== 'ci');
    const end = ran.includes('deploy') ? 'published' : failed.size > 0 ? 'red' : 'not published';
    return [...words, end].join(', ');
  }

  const summary = () => readFileSync(inRoot('summary'), 'utf8');
  return { commit, run, git, vars, cache, summary };
}

const code = (text: string) => ({ 'app/page.tsx': text });
const content = (text: string) => ({ 'content/site.yaml': text });
const schema = (text: string) => ({ 'content/schema/site.ts': text });

const all = 'build, test, test:site, launch-check, published';
const contentOnly = 'build, test:site, launch-check, published';
const redTests = 'build, test, red';

const first = () => {
  const repository = makeRepository();
  const sha = repository.commit({ ...code('page'), ...schema('schema'), ...content('phone') });
  return { ...repository, sha };
};
/** A repository whose first push has been published. */
const published = () => {
  const repository = first();
  expect(repository.run('publish', 'push')).toBe(all);
  return repository;
};

test('the first push runs all tests before it is published', () => {
  expect(first().run('publish', 'push')).toBe(all);
});

test('a change of content after that runs no test but those of the site', () => {
  const { commit, run } = published();
  commit(content('another phone'));
  expect(run('publish', 'push')).toBe(contentOnly);
});

test('a module among the content is code', () => {
  const { commit, run } = published();
  commit({ 'content/schema/fields.js': 'run()' });
  expect(run('publish', 'push')).toBe(all);
});

test('content after code whose tests failed is not published, until the code is mended', () => {
  const { commit, run } = published();
  commit(code('BUG'));
  expect(run('publish', 'push')).toBe(redTests);
  commit(content('another phone'));
  expect(run('publish', 'push')).toBe(redTests);
  commit(code('mended'));
  expect(run('publish', 'push')).toBe(all);
});

test('content that is pushed while tests are running waits for them', () => {
  const { group, 'cancel-in-progress': cancels = false } = workflow('publish').concurrency;
  expect([group, cancels]).toEqual(['publish', false]);
});

test.each([code, schema])(
  'code and content together, in one push, run all tests (%#)',
  (change) => {
    const { commit, run } = published();
    commit({ ...change('new'), ...content('another phone') });
    expect(run('publish', 'push')).toBe(all);
  },
);

test('code and then content, in one push, run all tests', () => {
  const { commit, run } = published();
  commit(code('BUG'));
  commit(content('another phone'));
  expect(run('publish', 'push')).toBe(redTests);
});

test('a forced push back to tested code runs no test but those of the site', () => {
  const { commit, run, git, sha } = published();
  commit(code('new'));
  expect(run('publish', 'push')).toBe(all);
  git('reset', '-q', '--hard', sha);
  expect(run('publish', 'push')).toBe(contentOnly);
});

test('a pull request of a fork, also of its branch main, has tests and neither marker nor site', () => {
  const { commit, run, cache } = published();
  commit(code('theirs'));
  const before = [...cache];
  expect(run('publish', 'pull_request', 'refs/pull/1/merge')).toBe('nothing runs');
  expect(run('ci', 'pull_request', 'refs/pull/1/merge')).toBe('test, not published');
  expect([...cache]).toEqual(before);
  expect(run('ci', 'push')).toBe('nothing runs');
});

test('a manual start publishes main, and nothing at another branch', () => {
  const { run } = published();
  expect(run('publish', 'workflow_dispatch')).toBe(contentOnly);
  expect(run('publish', 'workflow_dispatch', 'refs/heads/draft')).toBe(', not published');
});

test('a push to another branch runs nothing', () => {
  expect(first().run('publish', 'push', 'refs/heads/draft')).toBe('nothing runs');
});

test('a copy without the variable is tested and not published; switched on later, it is', () => {
  const { run, vars } = first();
  delete vars.PUBLISH_TO_PAGES;
  expect(run('publish', 'push')).toBe('build, test, test:site, not published');
  vars.PUBLISH_TO_PAGES = 'true';
  expect(run('publish', 'workflow_dispatch')).toBe(contentOnly);
});

test.each([
  ['MISTAKE', 'build, red', '    content/site.yaml, line 1: found a mistake\n'],
  ['UNSOUND', 'build, test:site, red', ''],
  ['DEMO', 'build, test:site, launch-check, red', '    ERROR  This is an example.\n'],
])('content with a %s is not published, and the summary says why', (word, expected, words) => {
  const { commit, run, summary } = published();
  commit(content(word));
  expect(run('publish', 'push')).toBe(expected);
  expect(summary()).toBe(words);
});

test('the published site has its hidden files, such as .well-known', () => {
  const steps = workflow('publish').jobs.build?.steps ?? [];
  const upload = steps.find(({ uses }) => uses?.startsWith('actions/upload-pages-artifact@'));
  expect(upload?.with).toEqual({ path: 'out', 'include-hidden-files': true });
});
