import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram, waitForServer } from './programs';

/** A temporary folder for the server's settings, with the published files in `root`. */
interface Published {
  place: string;
  root: string;
  basePath: string;
  port: number;
}

export interface Host {
  name: string;
  /** Writes the server's settings. @returns the command that starts it. */
  prepare(published: Published): string[];
}

const asRoot = process.getuid?.() === 0;

const nginx: Host = {
  name: 'nginx',
  prepare({ place, root, basePath, port }) {
    const site = recipe('nginx.conf', root, basePath)
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('listen [::]:80;', '');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${place}/${kind};`)
      .join(' ');
    writeFileSync(
      `${place}/nginx.conf`,
      `daemon off; pid ${place}/pid; error_log stderr crit; ${asRoot ? 'user root;' : ''}
events {}
http { access_log off; ${temporary} ${site} }`,
    );
    return ['nginx', '-c', `${place}/nginx.conf`];
  },
};

const caddy: Host = {
  name: 'Caddy',
  prepare({ place, root, basePath, port }) {
    const site = recipe('Caddyfile', root, basePath).replace(
      '\nexample.com {',
      `\nhttp://127.0.0.1:${port} {`,
    );
    writeFileSync(`${place}/Caddyfile`, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
    return ['caddy', 'run', '--config', `${place}/Caddyfile`, '--adapter', 'caddyfile'];
  },
};

interface ApacheSettings {
  without?: string[];
  allowOverride?: string;
  directory?: string;
  change?(htaccess: string): string;
}

/** Apache as web space has it, with these restrictions. */
export function apache(name: string, settings: ApacheSettings = {}): Host {
  const { without = [], allowOverride = 'All', directory = '', change = String } = settings;
  const modules =
    'authz_core mime dir autoindex negotiation setenvif rewrite headers filter deflate brotli'
      .split(' ')
      .filter((module) => !without.includes(module));
  return {
    name,
    prepare({ place, root, basePath, port }) {
      const htaccess = change(recipe('apache.htaccess', root, basePath));
      writeFileSync(path.join(root, basePath, '.htaccess'), htaccess);
      const load = ['mpm_event', ...modules].map(
        (module) => `LoadModule ${module}_module /usr/lib/apache2/modules/mod_${module}.so`,
      );
      writeFileSync(
        `${place}/httpd.conf`,
        `ServerRoot ${place}
PidFile ${place}/pid
ErrorLog ${place}/error.log
Listen 127.0.0.1:${port}
ServerName localhost
${load.join('\n')}
${asRoot ? 'User www-data\nGroup www-data' : ''}
${modules.includes('mime') ? 'TypesConfig /etc/mime.types' : ''}
DocumentRoot ${root}
<Directory ${root}>
AllowOverride ${allowOverride}
Options Indexes FollowSymLinks
Require all granted
${directory}
</Directory>`,
      );
      return ['apache2', '-f', `${place}/httpd.conf`, '-DFOREGROUND'];
    },
  };
}

export const hosts: Host[] = [nginx, caddy, apache('Apache')];

/** Starts a host with a copy of the export and what else may lie there. */
export async function startHost(host: Host, folder: string, basePath = '') {
  const place = mkdtempSync(path.join(tmpdir(), 'host-'));
  const root = path.join(place, 'www');
  const port = await freePort();
  const site = path.join(root, basePath);
  mkdirSync(`${site}/.git`, { recursive: true });
  // Apache calls a file that has just changed by another ETag at the first request than at the second.
  cpSync(folder, site, { recursive: true, preserveTimestamps: true });
  writeFileSync(`${site}/.git/config`, 'secret');
  mkdirSync(`${site}/.well-known`);
  writeFileSync(`${site}/.well-known/security.txt`, 'Contact: mailto:a@b.example');
  writeFileSync(`${site}/google1a.html`, 'google-site-verification: google1a.html');
  writeFileSync(`${site}/own.SVG`, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const [command = '', ...args] = host.prepare({ place, root, basePath, port });
  // Servers that started as root serve the files as somebody else.
  spawnSync('chmod', ['-R', 'a+rX', place]);
  const env = { ...process.env, XDG_DATA_HOME: place, XDG_CONFIG_HOME: place };
  const server = spawn(findProgram(command), args, { env, stdio: 'ignore' });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill();
    await ended;
    rmSync(place, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  await waitForServer(origin, server);
  return { origin, stop };
}

/** A file of hosting/ after the changes that its first lines ask for. */
function recipe(name: string, root: string, basePath: string): string {
  return readFileSync(`hosting/${name}`, 'utf8')
    .replaceAll('/var/www/site', root)
    .replaceAll('/404.html', `${basePath}/404.html`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}
