import { readFileSync, writeFileSync } from 'node:fs';
import type { Host } from './start-host';

const isRoot = process.getuid?.() === 0;

/** nginx with hosting/nginx.conf and the changes that its first lines ask for, at another port. */
export const nginx: Host = {
  name: 'nginx',
  prepare(folder, port, basePath) {
    const site = readFileSync('hosting/nginx.conf', 'utf8')
      .replace('/var/www/site;', `${folder}/out;`)
      .replace('/404.html =404', `${basePath}/404.html =404`)
      .replaceAll('listen 80;', `listen 127.0.0.1:${port};`)
      .replaceAll('listen [::]:80;', '');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
      .join(' ');
    writeFileSync(
      `${folder}/nginx.conf`,
      `daemon off; pid ${folder}/pid; error_log stderr crit; ${isRoot ? 'user root;' : ''}
events {}
http { access_log off; ${temporary} ${site} }`,
    );
    return ['nginx', '-c', `${folder}/nginx.conf`];
  },
};

/** Apache as web space has it, with .htaccess of the export, which may do no more than it must. */
const apacheWith = (name: string, modules: string): Host => ({
  name,
  prepare(folder, port) {
    const load = ['mpm_event', 'authz_core', ...modules.split(' ')].map(
      (module) => `LoadModule ${module}_module /usr/lib/apache2/modules/mod_${module}.so`,
    );
    writeFileSync(
      `${folder}/httpd.conf`,
      `ServerRoot ${folder}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
Listen 127.0.0.1:${port}
ServerName localhost
${load.join('\n')}
${isRoot ? 'User www-data\nGroup www-data' : ''}
${modules.includes('mime') ? 'TypesConfig /etc/mime.types' : ''}
DocumentRoot ${folder}/out
<Directory ${folder}/out>
AllowOverride FileInfo
Options FollowSymLinks ${modules.includes('autoindex') ? 'Indexes' : ''} ${modules.includes('negotiation') ? 'MultiViews' : ''}
Require all granted
</Directory>`,
    );
    return ['apache2', '-f', `${folder}/httpd.conf`, '-DFOREGROUND'];
  },
});

export const apache = apacheWith(
  'Apache',
  'mime dir autoindex setenvif rewrite headers filter deflate brotli',
);
/** Without the modules that send headers. Its own search for services.html comes before the rules. */
export const multiViews = apacheWith('Apache with MultiViews', 'mime negotiation rewrite');
