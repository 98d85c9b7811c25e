import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A child that a signal ended has no exit code. */
export const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

/**
 * Ends a detached child, with all that it started, when this process is gone, however that came
 * about: the system then closes the watcher's input.
 */
export function endWithUs(child: ChildProcess) {
  if (!child.pid || process.platform === 'win32') return;
  const watcher = spawn('sh', ['-c', 'read -r line; kill -KILL "-$0"', String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  child.once('exit', () => watcher.kill('SIGKILL'));
  // Neither keeps this process from ending.
  watcher.unref();
}

/** Ends a child that was started detached, with all that it started. One that does not listen is killed. */
export async function stopProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  const { pid } = child;
  if (!pid || hasEnded(child)) return;
  const ended = once(child, 'exit');
  signalGroup(pid, signal);
  const impatience = setTimeout(signalGroup, 5000, pid, 'SIGKILL');
  await ended;
  clearTimeout(impatience);
}

/** The group of a detached child has the child's number. */
function signalGroup(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended in the meantime; its exit is about to be reported.
  }
}
