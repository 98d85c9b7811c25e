import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Ends a child process when its parent has ended for any reason, because the channel between them closes. */
const endWithParent = "data:text/javascript,process.on('disconnect',()=>process.exit())";

/**
 * Runs a command of Next, for example `next build`, in a process that ends when this one does.
 * @returns the exit status of the command, or 1 if a signal has ended it.
 */
export async function runNext(...args: string[]): Promise<number> {
  const next = ['--import', endWithParent, 'node_modules/next/dist/bin/next', ...args];
  const child = spawn(process.execPath, next, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  const [status] = await once(child, 'exit');
  return status ?? 1;
}
