import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Notes its words. Those named in FAILS fail. */
const program = `#!/bin/bash
words="$(basename "$0") $*"
echo "$words" >>"$LOG"
[ "$words" = "node -p process.versions.node.split(\\".\\")[0]" ] && echo "$NODE"
[ "$words" = "node -v" ] && echo "v$NODE"
[ "$words" = "id -u" ] && echo "$ID"
[[ "$words" == dpkg-query* ]] && head -n -1 .ci/packages.txt
[[ ";$FAILS;" != *";$words;"* ]]
`;

interface Machine {
  /** Commands that fail. */
  fails?: string[];
  node?: string;
  user?: string;
}

function run({ fails = [], node = '99', user = '1000' }: Machine = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'ci-'));
  const inFolder = (name: string) => path.join(folder, name);
  cpSync('.ci', inFolder('.ci'), { recursive: true });
  for (const file of ['package.json', '.nvmrc']) cpSync(file, inFolder(file));
  mkdirSync(inFolder('bin'));
  mkdirSync(inFolder('test-results'));
  writeFileSync(inFolder('test-results/earlier.json'), '');
  for (const name of ['npm', 'node', 'id', 'apt-get', 'dpkg-query'])
    writeFileSync(inFolder(`bin/${name}`), program, { mode: 0o755 });
  const { status, stdout } = spawnSync(inFolder('.ci/run'), {
    encoding: 'utf8',
    env: {
      ...process.env,
      HOME: folder,
      NODE: node,
      ID: user,
      PATH: `${inFolder('bin')}:${process.env.PATH}`,
      LOG: inFolder('log'),
      FAILS: fails.join(';'),
    },
  });
  const ran = readFileSync(inFolder('log'), 'utf8').split('\n');
  expect(existsSync(inFolder('test-results'))).toBe(status === 1 && !ran.includes('npm test'));
  return { status, stdout, ran: ran.filter((line) => /^(npm|node scripts|apt-get)/.test(line)) };
}

const cloudflare = expect.stringMatching(/^npm install --prefix .*wrangler@\d[\d.]+$/);
const all = ['npm ci', cloudflare, 'npm test', 'npm run test:more', 'node scripts/test-summary.js'];

test('.ci/run runs all tests, and passes when they do', () => {
  expect(run()).toMatchObject({ status: 0, ran: all });
});

test.each(all.slice(2))('.ci/run fails when %s fails, after the other tests', (command) => {
  expect(run({ fails: [command] })).toMatchObject({ status: 1, ran: all });
});

test('.ci/run stops where the packages cannot be installed', () => {
  expect(run({ fails: ['npm ci'] })).toMatchObject({ status: 1, ran: ['npm ci'] });
});

test('.ci/run installs the browsers and servers that a new machine lacks', () => {
  const last = readFileSync('.ci/packages.txt', 'utf8').trim().split('\n').at(-1);
  const { status, ran } = run({ user: '0' });
  expect(status).toBe(0);
  expect(ran.slice(0, 2)).toEqual([
    'apt-get update -qq',
    `apt-get install -y -qq --no-install-recommends ${last}`,
  ]);
  expect(ran.slice(2)).toEqual(all);
});

test('.ci/run names the Node that it needs where it cannot have it', () => {
  const { status, stdout, ran } = run({ node: '18' });
  expect(ran).toEqual([
    expect.stringMatching(`^npm install --prefix .*node@${readFileSync('.nvmrc', 'utf8').trim()}$`),
  ]);
  expect(stdout).toMatch(/need Node 22 or later.*v18/);
  expect(status).toBe(1);
});
