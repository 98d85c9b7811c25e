import { spawnSync } from 'node:child_process';

/** Runs the check as in this version of Node. */
function check(version: string) {
  const code = `Object.defineProperty(process.versions, 'node', { value: '${version}' });
    require('./scripts/check-node.cjs')`;
  return spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' });
}

test.each(['18.20.0', '20.9.0'])(
  'Node %s is refused, with the versions and the cure',
  (version) => {
    const { status, stderr } = check(version);
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /needs Node 20\.19 or later\. This is Node \d+\.\d+\.0\. Get it at https:/,
    );
  },
);

test.each(['20.19.0', '22.0.0', '24.1.0'])('Node %s is accepted', (version) => {
  expect(check(version)).toMatchObject({ status: 0, stderr: '' });
});
