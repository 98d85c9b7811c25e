import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { endWithUs } from './processes';

/** By its whole path, because a script may be started in another folder. */
const loader = pathToFileURL(path.resolve('node_modules/tsx/dist/loader.mjs')).href;

export interface StartedScript {
  /** All that it has printed until now, errors too. */
  printed: () => string;
  /** Resolves with the first match; rejects with all that was printed when the script ends before. */
  prints: (pattern: RegExp) => Promise<string>;
  ended: Promise<{ status: number | null; signal: NodeJS.Signals | null; printed: string }>;
  /** Resolves when the script is gone and writes nothing any more. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Starts a script of scripts/ in a process of its own. */
export function startScript(
  script: string,
  { folder, env }: { folder?: string; env?: Record<string, string> } = {},
): StartedScript {
  const child = spawn(process.execPath, ['--import', loader, path.resolve('scripts', script)], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  endWithUs(child);
  let printed = '';
  const add = (data: Buffer) => {
    printed += data;
  };
  child.stdout.on('data', add);
  child.stderr.on('data', add);
  const ended: StartedScript['ended'] = new Promise((resolve) => {
    child.once('close', (status, signal) => resolve({ status, signal, printed }));
  });
  return {
    printed: () => printed,
    prints: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(printed);
          if (match) resolve(match[0]);
        };
        child.stdout.on('data', look);
        child.stderr.on('data', look);
        look();
        ended.then(({ status, signal }) =>
          reject(
            new Error(`${script} ended (${signal ?? status}) without ${pattern}:\n${printed}`),
          ),
        );
      }),
    ended,
    async stop(signal) {
      child.kill(signal);
      await ended;
    },
  };
}
