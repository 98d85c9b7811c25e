import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPreviewServer } from '../../scripts/preview/server';
import { findProgram } from '../../scripts/shared/find-program';
import { listenOnSparePort, sparePort } from '../../scripts/shared/spare-port';
import { stopServer } from '../../scripts/shared/stop-server';
import { endWithUs, hasEnded, stopProcess } from '../../scripts/test/processes';
import { orSkip } from '../or-skip';

/** What is to be served, as an owner would publish it. */
interface Site {
  /** The export. */
  folder: string;
  /** '' or the path below which it was built to be published. */
  basePath: string;
}

export interface RunningHost {
  origin: string;
  stop(): Promise<void>;
}

interface Host {
  name: string;
  /** What this machine lacks to run it: asked when it did not start, as it takes seconds to know. */
  missing(): string | undefined;
  start(site: Site): Promise<RunningHost>;
}

/** Skips the tests of a host that this machine lacks. */
export async function startHost(host: Host, site: Site): Promise<RunningHost> {
  try {
    return await host.start(site);
  } catch (error) {
    orSkip(host.name, host.missing());
    throw error;
  }
}

/** The last wrangler that runs on Node 20; installed by npx on demand, because it weighs 195 MB. */
const wrangler = 'wrangler@4.86.0';

const isRoot = process.getuid?.() === 0;

const preview: Host = {
  name: 'preview server',
  missing: () => undefined,
  async start(site) {
    const server = createPreviewServer(site);
    const port = await listenOnSparePort(server);
    return {
      origin: `http://127.0.0.1:${port}`,
      stop: () => stopServer(server),
    };
  },
};

const nginx: Host = {
  name: 'nginx',
  missing: () => notInstalled('nginx'),
  async start(site) {
    const { place, root, port } = await workplace(site);
    writeFileSync(
      path.join(place, 'site.conf'),
      ownersCopy('nginx.conf', root, site.basePath)
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
        .replace('listen [::]:80;', ''),
    );
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${place}/${kind};`)
      .join(' ');
    writeFileSync(
      path.join(place, 'nginx.conf'),
      `daemon off; pid ${place}/pid; error_log stderr crit; worker_processes auto; ${isRoot ? 'user root;' : ''}
events { worker_connections 1024; }
http { access_log off; sendfile on; ${temporary} include ${place}/site.conf; }`,
    );
    return run(place, port, 'nginx', ['-c', path.join(place, 'nginx.conf')]);
  },
};

const apacheModules = '/usr/lib/apache2/modules';

const apache: Host = {
  name: 'Apache',
  missing: () => notInstalled('apache2'),
  async start(site) {
    const { place, root, port } = await workplace(site);
    writeFileSync(
      path.join(root, site.basePath, '.htaccess'),
      ownersCopy('apache.htaccess', root, site.basePath),
    );
    const modules = `mpm_event authz_core mime dir autoindex negotiation setenvif rewrite headers filter deflate brotli`;
    writeFileSync(
      path.join(place, 'httpd.conf'),
      `ServerRoot ${place}
PidFile ${place}/pid
ErrorLog ${place}/error.log
LogLevel crit
Listen 127.0.0.1:${port}
ServerName localhost
${modules
  .split(' ')
  .map((name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`)
  .join('\n')}
${isRoot ? 'User www-data\nGroup www-data' : ''}
TypesConfig /etc/mime.types
DocumentRoot ${root}
<Directory ${root}>
  AllowOverride All
  Options Indexes FollowSymLinks
  Require all granted
</Directory>`,
    );
    return run(place, port, 'apache2', ['-f', path.join(place, 'httpd.conf'), '-DFOREGROUND']);
  },
};

const caddy: Host = {
  name: 'Caddy',
  missing: () => notInstalled('caddy'),
  async start(site) {
    const { place, root, port } = await workplace(site);
    const file = path.join(place, 'Caddyfile');
    writeFileSync(
      file,
      `{\n\tadmin off\n\tauto_https off\n}\n${ownersCopy('Caddyfile', root, site.basePath).replace('\nexample.com {', `\nhttp://127.0.0.1:${port} {`)}`,
    );
    return run(place, port, 'caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
      XDG_DATA_HOME: place,
      XDG_CONFIG_HOME: place,
    });
  },
};

const cloudflare: Host = {
  name: 'Cloudflare’s runtime',
  missing() {
    const { status } = spawnSync('npx', ['--yes', wrangler, '--version'], { stdio: 'ignore' });
    return status === 0 ? undefined : `${wrangler} could not be installed`;
  },
  async start(site) {
    const { place, root, port } = await workplace(site);
    const config = path.join(place, 'wrangler.jsonc');
    writeFileSync(config, ownersCopy('wrangler.jsonc', root, '').replace('../out', root));
    const args = ['--config', config, '--ip', '127.0.0.1', '--port', String(port)];
    return run(place, port, 'npx', ['--yes', wrangler, 'dev', ...args, '--inspector-port', '0'], {
      CI: 'true',
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_LOG_PATH: path.join(place, 'log'),
    });
  },
};

export const hosts = { preview, nginx, apache, caddy, cloudflare };

/** A file of hosting/ after the changes that its first lines ask the owner for. */
function ownersCopy(name: string, root: string, basePath: string): string {
  return readFileSync(path.join('hosting', name), 'utf8')
    .replaceAll('/var/www/site', root)
    .replaceAll('/404.html', `${basePath}/404.html`);
}

/** A temporary folder with the published files in it, and a port. */
async function workplace({ folder, basePath }: Site) {
  const place = mkdtempSync(path.join(tmpdir(), 'host-'));
  const root = path.join(place, 'www');
  const target = path.join(root, basePath);
  mkdirSync(target, { recursive: true });
  // Apache calls a file that has just changed by another tag at the first request than at the second.
  cpSync(folder, target, { recursive: true, preserveTimestamps: true });
  // Servers that started as root serve the files as somebody else.
  spawnSync('chmod', ['-R', 'a+rX', place]);
  return { place, root, port: await sparePort() };
}

/** Starts a server as a group of processes of its own and waits until it answers. */
async function run(
  place: string,
  port: number,
  command: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<RunningHost> {
  const child = spawn(command, args, {
    cwd: place,
    detached: true,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endWithUs(child);
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (output += data));
  child.on('error', (error) => (output += error));
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await stopProcess(child);
    rmSync(place, { recursive: true, force: true, maxRetries: 10 });
  };
  for (let attempt = 0; attempt < 240; attempt += 1) {
    if (hasEnded(child)) break;
    const answer = await fetch(origin, { signal: AbortSignal.timeout(5000) }).catch(() => null);
    if (answer) return { origin, stop };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await stop();
  throw new Error(`${command} did not start:\n${output}`);
}

function notInstalled(command: string): string | undefined {
  return findProgram(command) ? undefined : `${command} is not installed`;
}
