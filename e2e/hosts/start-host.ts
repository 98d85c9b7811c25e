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
  /** Writes its settings into `folder`, whose folder `out` it publishes. @returns the command that starts it. */
  prepare(folder: string, port: number, basePath: string): string[];
}

/** Files that an owner or an earlier site has put beside the export. */
const otherFiles = {
  '.git/config': 'secret',
  '.well-known/security.txt': 'Contact: mailto:a@b.example',
  'gallery/photo.txt': 'a photo',
  'google1a.html': 'google-site-verification: google1a.html',
  'own.SVG': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  _redirects: '/about-us.html /contact 301\n',
};

/** Starts a host with a copy of the export, and with other files beside it. */
export async function startHost({ prepare }: Host, exported: string, basePath = '') {
  const folder = mkdtempSync(path.join(tmpdir(), 'host-'));
  const root = path.join(folder, 'out', basePath);
  // Apache calls a file that has just changed by another ETag at the first request than at the second.
  cpSync(exported, root, { recursive: true, preserveTimestamps: true });
  for (const [name, text] of Object.entries(otherFiles)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  const port = await freePort();
  const [command = '', ...args] = prepare(folder, port, basePath);
  // Servers that started as root serve the files as somebody else.
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

/** wrangler would report its use to Cloudflare, and ask questions. */
const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: 'true' };

/** The program, which may be where only root looks for programs. Throws when it is not installed. */
function findProgram(name: string): string {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  const found = folders.map((folder) => path.resolve(folder, name)).find(existsSync);
  if (!found) throw new Error(`${name} is not installed. See .ci/run and .ci/packages.txt.`);
  return found;
}

/** Waits until a started server answers. */
async function waitForServer(address: string, server: ChildProcess): Promise<void> {
  while (!(await fetch(address, { redirect: 'manual' }).catch(() => undefined)))
    if (server.exitCode !== null) throw new Error(`${server.spawnfile} does not start.`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/** The address of a file of an export. */
export const fileIn = (exported: string, folder: string, ending: string) =>
  `${folder}/${readdirSync(exported + folder).find((name) => name.endsWith(ending))}`;
