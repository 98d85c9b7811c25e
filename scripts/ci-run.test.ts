import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Notes its words. Those named in FAILS fail. */
const program = `#!/bin/bash
words="$(basename "$0") $*"
echo "$words" >>"$LOG"
[ "$words" = "node -p process.versions.node.split(\\".\\")[0]" ] && echo 99
[ "$words" = dpkg-query ] && cat .ci/packages.txt
[[ ";$FAILS;" != *";$words;"* ]]
`;

function run(...fails: string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'ci-'));
  const inFolder = (name: string) => path.join(folder, name);
  cpSync('.ci', inFolder('.ci'), { recursive: true });
  for (const file of ['package.json', '.nvmrc']) cpSync(file, inFolder(file));
  mkdirSync(inFolder('bin'));
  mkdirSync(inFolder('test-results'));
  for (const name of ['npm', 'node', 'id', 'apt-get'])
    writeFileSync(inFolder(`bin/${name}`), program, { mode: 0o755 });
  const { status } = spawnSync(inFolder('.ci/run'), {
    env: {
      ...process.env,
      PATH: `${inFolder('bin')}:${process.env.PATH}`,
      LOG: inFolder('log'),
      FAILS: fails.join(';'),
    },
  });
  const ran = readFileSync(inFolder('log'), 'utf8').split('\n');
  return { status, ran: ran.filter((line) => /^(npm|node scripts)/.test(line)) };
}

const all = ['npm ci', 'npm test', 'npm run test:more', 'node scripts/test-summary.js'];

test('.ci/run runs all tests, and passes when they do', () => {
  expect(run()).toEqual({ status: 0, ran: all });
});

test.each(all.slice(1))('.ci/run fails when %s fails, after the other tests', (command) => {
  expect(run(command)).toEqual({ status: 1, ran: all });
});

test('.ci/run stops where the packages cannot be installed', () => {
  expect(run('npm ci')).toEqual({ status: 1, ran: ['npm ci'] });
});
