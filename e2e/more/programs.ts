import { type ChildProcess, spawnSync } from 'node:child_process';
import { test } from '@playwright/test';

const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

/** The first of these programs. Without one its tests are skipped on a developer's computer, and fail in CI. */
export function findProgram(...names: string[]): string {
  const which = (name: string) => spawnSync('which', [name], { env, encoding: 'utf8' });
  const found = names.map((name) => which(name).stdout.trim()).find(Boolean);
  const problem = `${names[0]} is not installed (.ci/packages.txt).`;
  test.skip(!found && !process.env.CI, problem);
  if (!found) throw new Error(problem);
  return found;
}

/** Waits until a started server answers. */
export async function waitForServer(address: string, server: ChildProcess): Promise<void> {
  while (!(await fetch(address, { redirect: 'manual' }).catch(() => undefined)))
    if (server.exitCode !== null) throw new Error(`${server.spawnfile} does not start.`);
}
