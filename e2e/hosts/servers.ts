import { readFileSync, writeFileSync } from 'node:fs';
import type { Host } from './start-host';

const isRoot = process.getuid?.() === 0;

/** nginx with hosting/nginx.conf, edited as its first lines say, on another port. */
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

/** Apache with the export's .htaccess. As on web space, `AllowOverride` permits only what .htaccess needs. */
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
/** Has no modules that send headers. MultiViews finds services.html before the rewrite rules run. */
export const multiViews = apacheWith('Apache with MultiViews', 'mime negotiation rewrite');
