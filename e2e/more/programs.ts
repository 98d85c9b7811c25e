import { type ChildProcess, spawnSync } from 'node:child_process';

const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

/** The first of these programs that is installed. Throws when none is. */
export function findProgram(...names: string[]): string {
  const which = (name: string) => spawnSync('which', [name], { env, encoding: 'utf8' });
  const found = names.map((name) => which(name).stdout.trim()).find(Boolean);
  if (!found) throw new Error(`${names[0]} is not installed (.ci/packages.txt).`);
  return found;
}

/** Waits until a started server answers. */
export async function waitForServer(address: string, server: ChildProcess): Promise<void> {
  while (!(await fetch(address, { redirect: 'manual' }).catch(() => undefined)))
    if (server.exitCode !== null) throw new Error(`${server.spawnfile} does not start.`);
}
