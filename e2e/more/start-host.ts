import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Host } from './host-servers';
import { findProgram, waitForServer } from './programs';

export interface BuiltSite {
  folder: string;
  content: string;
  basePath: string;
}

/** Starts a host with a copy of the export and what else may lie there. */
export async function startHost(host: Host, { folder, content, basePath }: BuiltSite) {
  const settings = mkdtempSync(path.join(tmpdir(), 'host-'));
  const root = path.join(settings, 'www');
  const port = await freePort();
  const site = path.join(root, basePath);
  mkdirSync(`${site}/.git`, { recursive: true });
  // Apache calls a file that has just changed by another ETag at the first request than at the second.
  cpSync(folder, site, { recursive: true, preserveTimestamps: true });
  writeFileSync(`${site}/.git/config`, 'secret');
  // An earlier site left a folder with a page's name.
  mkdirSync(`${site}/gallery`);
  writeFileSync(`${site}/gallery/photo.txt`, 'a photo');
  mkdirSync(`${site}/.well-known`);
  writeFileSync(`${site}/.well-known/security.txt`, 'Contact: mailto:a@b.example');
  writeFileSync(`${site}/google1a.html`, 'google-site-verification: google1a.html');
  writeFileSync(`${site}/own.SVG`, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const [command = '', ...args] = host.prepare({ content, settings, root, port });
  // Servers that started as root serve the files as somebody else.
  spawnSync('chmod', ['-R', 'a+rX', settings]);
  const env = {
    ...process.env,
    ...{ XDG_DATA_HOME: settings, XDG_CONFIG_HOME: settings },
    // wrangler would report its use to Cloudflare.
    WRANGLER_SEND_METRICS: 'false',
  };
  const server = spawn(findProgram(command), args, { env, stdio: 'ignore' });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill();
    await ended;
    rmSync(settings, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  await waitForServer(origin, server);
  return { origin, stop };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}
