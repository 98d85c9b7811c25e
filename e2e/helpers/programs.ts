import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];

/** The first of these programs that is installed. Throws when none is. */
export function findProgram(...names: string[]): string {
  const candidates = names.flatMap((name) => folders.map((folder) => path.resolve(folder, name)));
  const found = candidates.find((file) => existsSync(file));
  if (!found) throw new Error(`${names[0]} is not installed. See .ci/run and .ci/packages.txt.`);
  return found;
}

/** Waits until a started server answers. */
export async function waitForServer(address: string, server: ChildProcess): Promise<void> {
  while (!(await fetch(address, { redirect: 'manual' }).catch(() => undefined)))
    if (server.exitCode !== null) throw new Error(`${server.spawnfile} does not start.`);
}
