import { readFileSync } from 'node:fs';
import path from 'node:path';

/* What the servers of e2e/more/hosting.spec.ts cannot be asked. */

const read = (name: string) => readFileSync(`hosting/${name}`, 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

test('Cloudflare publishes the files of the build alone', () => {
  const settings = JSON.parse(read('wrangler.jsonc').replaceAll(/^ *\/\/.*/gm, ''));
  expect(path.join('hosting', settings.assets.directory)).toBe('out');
  // A script of ours would run for each request.
  expect(settings).not.toHaveProperty('main');
  expect(settings.compatibility_date).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
  expect(settings.name).toMatch(/^[a-z\d-]+$/);
});

test('Netlify builds the site and publishes its files', () => {
  const value = (name: string) => RegExp(`^${name} = "(.*)"$`, 'm').exec(read('netlify.toml'))?.[1];
  expect(value('publish')).toBe('out');
  expect(value('command')).toBe('npm run build');
  expect(scripts).toHaveProperty('build');
  // Otherwise Netlify looks for a server's build.
  expect(value('NETLIFY_NEXT_PLUGIN_SKIP')).toBe('true');
});

test('nginx answers at both names, to old and new addresses of the internet', () => {
  const servers = read('nginx.conf')
    .split(/^server \{$/m)
    .slice(1);
  expect(servers.map((server) => /server_name (.*);/.exec(server)?.[1])).toEqual([
    '@domain@',
    '@other@',
  ]);
  for (const server of servers)
    expect(server.match(/(?<=^ *listen ).*(?=;)/gm)).toEqual(['80', '[::]:80']);
});
