import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Job {
  if?: string;
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  strategy?: { matrix: Record<string, unknown[]> };
  steps: { if?: string; uses?: string; run?: string; with?: Record<string, unknown> }[];
}
interface Workflow {
  on: unknown;
  permissions: object;
  jobs: Record<string, Job>;
}

const names = readdirSync('.github/workflows');
const read = (name: string) => readFileSync(`.github/workflows/${name}`, 'utf8');
const workflow = (name: string): Workflow => parse(read(name));
const jobsOf = (name: string) => Object.values(workflow(name).jobs);
const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8'));

test.each(names)('%s runs no code of others that can change, and may write nothing', (name) => {
  expect(workflow(name).permissions).toEqual({ contents: 'read' });
  for (const { permissions = {}, steps, ...job } of jobsOf(name)) {
    expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
    for (const { uses } of steps) if (uses) expect(uses).toMatch(/^actions\/[\w/-]+@[\da-f]{40}$/);
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    for (const checkout of checkouts)
      expect(checkout).toMatchObject({ with: { 'persist-credentials': false } });
    // Only the deployment, which runs none of the project's code, may publish.
    if (Object.keys(permissions).length > 0) {
      expect(permissions).toEqual({ pages: 'write', 'id-token': 'write' });
      expect(steps.map(({ run }) => run)).toEqual([undefined]);
    }
  }
});

test('only the deployment may publish, to the address that GitHub shows', () => {
  const { deploy } = workflow('publish.yml').jobs;
  expect(deploy?.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
  expect(deploy).toMatchObject({ environment: { name: 'github-pages' } });
  expect(deploy?.steps).toEqual([
    { id: 'deployment', uses: expect.stringMatching(/^actions\/deploy-pages@/) },
  ]);
});

test.each(names)('%s installs the packages of the lock file before it uses them', (name) => {
  for (const { steps } of jobsOf(name)) {
    const uses = steps.findIndex(({ run = '' }) =>
      /^(npm (run|test)|node node_mod|scripts\/)/.test(run),
    );
    if (uses < 0) continue;
    const before = steps.slice(0, uses);
    expect(before).toContainEqual({ run: 'npm ci' });
    const node = before.find((step) => step.uses?.startsWith('actions/setup-node@'));
    expect(node?.with?.['node-version-file'] ?? node?.with?.['node-version']).toMatch(
      /^\.nvmrc$|matrix\.node/,
    );
  }
});

test.each(['nightly.yml', 'systems.yml'])(
  '%s tests every Node that the project supports, in owners’ copies by hand only',
  (name) => {
    const [job] = jobsOf(name);
    expect(job?.if).toBe(
      "vars.NIGHTLY_TESTS == 'true' || github.event_name == 'workflow_dispatch'",
    );
    expect(job?.strategy?.matrix.node?.[0]).toBe(Number(engines.node.slice(2)));
    expect(job?.strategy?.matrix.node).toContain(Number(readFileSync('.nvmrc', 'utf8')));
    expect(workflow(name).on).toHaveProperty('schedule');
  },
);

test('nightly.yml runs all tests, and systems.yml those of Windows and macOS', () => {
  const runs = (name: string) => jobsOf(name).flatMap(({ steps }) => steps.map(({ run }) => run));
  expect(runs('nightly.yml')).toEqual(expect.arrayContaining(['npm test', 'npm run test:more']));
  expect(jobsOf('systems.yml')[0]?.strategy?.matrix.os).toEqual(['windows-latest', 'macos-latest']);
  for (const part of ['biome', 'knip', 'jest', 'npm run build', 'npm start'])
    expect(runs('systems.yml').join('\n')).toContain(part);
});

test('npm test runs every part, and stops at the first that fails', () => {
  const partsOf = (script: string) => script.split(' && ');
  const code = ['typecheck', 'lint', 'test:unit', 'test:e2e'].map((part) => `npm run ${part}`);
  expect(partsOf(scripts.test)).toEqual(['npm run test:code', 'npm run test:site']);
  expect(partsOf(scripts['test:code'])).toEqual(code);
});
