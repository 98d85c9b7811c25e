import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generatedFolder } from '../../content/schema';
import { findProgram, waitForServer } from './programs';

/** A temporary folder for the server's settings, with the published files in `root`. */
interface Published {
  /** The content folder that was built. */
  content: string;
  place: string;
  root: string;
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
  prepare({ content, place, root, port }) {
    const site = finished('nginx.conf', content, root)
      .replaceAll('listen 80;', `listen 127.0.0.1:${port};`)
      .replaceAll('listen [::]:80;', '');
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
  prepare({ content, place, root, port }) {
    // Both names at this port, and the second also at the address that the tests visit.
    const site = finished('Caddyfile', content, root)
      .replaceAll(/^([\w.-]+) \{$/gm, `http://$1:${port} {`)
      .replace(/^(?!http:\/\/www)(http:.*) \{$/m, `$1, http://127.0.0.1:${port} {`);
    writeFileSync(`${place}/Caddyfile`, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
    return ['caddy', 'run', '--config', `${place}/Caddyfile`, '--adapter', 'caddyfile'];
  },
};

interface ApacheSettings {
  without?: string[];
  allowOverride?: string;
  directory?: string;
}

/** Apache as web space has it, with these restrictions. */
export function apache(name: string, settings: ApacheSettings = {}): Host {
  const { without = [], allowOverride = 'All', directory = '' } = settings;
  const modules =
    'authz_core mime dir autoindex negotiation setenvif rewrite headers filter deflate brotli'
      .split(' ')
      .filter((module) => !without.includes(module));
  return {
    name,
    prepare({ place, root, port }) {
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

export interface BuiltSite {
  folder: string;
  content: string;
  basePath: string;
}

/** Starts a host with a copy of the export and what else may lie there. */
export async function startHost(host: Host, { folder, content, basePath }: BuiltSite) {
  const place = mkdtempSync(path.join(tmpdir(), 'host-'));
  const root = path.join(place, 'www');
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
  const [command = '', ...args] = host.prepare({ content, place, root, port });
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

/** A file that the build has written, after the change that its first lines ask for. */
function finished(name: string, content: string, root: string): string {
  const file = path.join(generatedFolder(content), name);
  return readFileSync(file, 'utf8').replaceAll('/var/www/site', root);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}
