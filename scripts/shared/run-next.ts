import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Ends a process when the one that started it has ended, however: the channel between them closes. */
const endWithParent = "data:text/javascript,process.on('disconnect',()=>process.exit())";

/**
 * Runs a command of Next, such as `next build`, in a process that ends with this one.
 * @returns the command's exit status, 1 when the system has ended it.
 */
export async function runNext(...words: string[]): Promise<number> {
  const next = ['--import', endWithParent, 'node_modules/next/dist/bin/next', ...words];
  const child = spawn(process.execPath, next, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  const [status] = await once(child, 'exit');
  return status ?? 1;
}
