import { spawnSync } from 'node:child_process';

/** Where a program is that goes by one of these names, the first that this machine has. */
export function findProgram(...names: string[]): string | undefined {
  for (const name of names) {
    const found = spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim();
    if (found) return found;
  }
  return undefined;
}
