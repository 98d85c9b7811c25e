import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A server program. */
export interface Host {
  name: string;
  /** Writes a configuration to `folder` that serves `folder/out`. @returns the command that starts the server. */
  prepare(folder: string, port: number, basePath: string): string[];
}

/** Files beside the export that come from an owner or an earlier site. */
const otherFiles = {
  '.git/config': 'secret',
  '.well-known/security.txt': 'Contact: mailto:a@b.example',
  'gallery/photo.txt': 'a photo',
  'google1a.html': 'google-site-verification: google1a.html',
  'own.SVG': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  _redirects: '/about-us.html /contact 301\n',
};

/** Starts a host with a copy of the export and other files. @returns its origin and a function that stops it. */
export async function startHost({ prepare }: Host, exported: string, basePath = '') {
  const folder = mkdtempSync(path.join(tmpdir(), 'host-'));
  const root = path.join(folder, 'out', basePath);
  // Keep timestamps, because Apache changes the ETag of a file that was just modified after the first request.
  cpSync(exported, root, { recursive: true, preserveTimestamps: true });
  for (const [name, text] of Object.entries(otherFiles)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  const port = await freePort();
  const [command = '', ...args] = prepare(folder, port, basePath);
  // A server that was started as root reads the files as another user.
  spawnSync('chmod', ['-R', 'a+rX', folder]);
  const server = spawn(findProgram(command), args, { cwd: folder, env, stdio: 'ignore' });
  const ended = once(server, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  await waitForServer(origin, server);
  return {
    origin,
    async stop() {
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Keeps wrangler from sending usage data to Cloudflare and from asking questions. */
const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: 'true' };

/** Returns the path of a program, which may be outside the user's PATH. Throws if it is not installed. */
function findProgram(name: string): string {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  const found = folders.map((folder) => path.resolve(folder, name)).find(existsSync);
  if (!found) throw new Error(`${name} is not installed. See .ci/run and .ci/packages.txt.`);
  return found;
}

/** Waits until a server responds. Throws if it ends before that. */
async function waitForServer(address: string, server: ChildProcess): Promise<void> {
  while (!(await fetch(address, { redirect: 'manual' }).catch(() => undefined)))
    if (server.exitCode !== null)
      throw new Error(
        `${server.spawnfile} did not start: it ended with status ${server.exitCode}.`,
      );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/** Returns the path of the first file in a folder of an export whose name has this ending. */
export const fileIn = (exported: string, folder: string, ending: string) =>
  `${folder}/${readdirSync(exported + folder).find((name) => name.endsWith(ending))}`;
