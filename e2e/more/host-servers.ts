import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generatedFolder } from '../../content/schema';

interface Published {
  /** The content folder that was built. */
  content: string;
  /** A temporary folder for the server's settings. */
  settings: string;
  /** The published files, in it. */
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
  prepare({ content, settings, root, port }) {
    const site = finished('nginx.conf', content, root)
      .replaceAll('listen 80;', `listen 127.0.0.1:${port};`)
      .replaceAll('listen [::]:80;', '');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${settings}/${kind};`)
      .join(' ');
    writeFileSync(
      `${settings}/nginx.conf`,
      `daemon off; pid ${settings}/pid; error_log stderr crit; ${asRoot ? 'user root;' : ''}
events {}
http { access_log off; ${temporary} ${site} }`,
    );
    return ['nginx', '-c', `${settings}/nginx.conf`];
  },
};

const caddy: Host = {
  name: 'Caddy',
  prepare({ content, settings, root, port }) {
    // Both names at this port, and the second also at the address that the tests visit.
    const site = finished('Caddyfile', content, root)
      .replaceAll(/^([\w.-]+) \{$/gm, `http://$1:${port} {`)
      .replace(/^(?!http:\/\/www)(http:.*) \{$/m, `$1, http://127.0.0.1:${port} {`);
    writeFileSync(`${settings}/Caddyfile`, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
    return ['caddy', 'run', '--config', `${settings}/Caddyfile`, '--adapter', 'caddyfile'];
  },
};

interface ApacheSettings {
  without?: string[];
  allowOverride?: string;
  directory?: string;
}

/** Apache as web space has it, with these restrictions. */
export function apache(name: string, restrictions: ApacheSettings = {}): Host {
  const { without = [], allowOverride = 'All', directory = '' } = restrictions;
  const modules =
    'authz_core mime dir autoindex negotiation setenvif rewrite headers filter deflate brotli'
      .split(' ')
      .filter((module) => !without.includes(module));
  return {
    name,
    prepare({ settings, root, port }) {
      const load = ['mpm_event', ...modules].map(
        (module) => `LoadModule ${module}_module /usr/lib/apache2/modules/mod_${module}.so`,
      );
      writeFileSync(
        `${settings}/httpd.conf`,
        `ServerRoot ${settings}
PidFile ${settings}/pid
ErrorLog ${settings}/error.log
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
      return ['apache2', '-f', `${settings}/httpd.conf`, '-DFOREGROUND'];
    },
  };
}

/** Cloudflare's own runtime, which `wrangler` starts on this computer. */
export const cloudflare: Host = {
  name: 'Cloudflare',
  prepare({ settings, root, port }) {
    const own = readFileSync('hosting/wrangler.jsonc', 'utf8').replace('../out', root);
    writeFileSync(`${settings}/wrangler.jsonc`, own);
    const address = ['--ip', '127.0.0.1', '--port', String(port)];
    return ['wrangler', 'dev', '--config', `${settings}/wrangler.jsonc`, ...address];
  },
};

export const hosts: Host[] = [nginx, caddy, apache('Apache')];

/** A file that the build has written, after the change that its first lines ask for. */
function finished(name: string, content: string, root: string): string {
  const file = path.join(generatedFolder(content), name);
  return readFileSync(file, 'utf8').replaceAll('/var/www/site', root);
}
