import { exportName, paths } from '../../content/schema';
import { hostFile } from './host-files';

const names = ['apache.htaccess', 'nginx.conf', 'Caddyfile'] as const;
const oldAddresses = [{ from: '/old/prices.html', to: '/services' as const }];

test.each(names)('%s has the site’s own values', (name) => {
  const text = hostFile(name, { url: 'https://www.clear.ca/site', oldAddresses }, '/site');
  expect(text).not.toMatch(/@\w+@/);
  expect(text).toContain('www.clear.ca');
  expect(text).toMatch(/(^|[ =])clear\.ca\b/m);
  expect(text).toContain('/site/404.html');
  expect(text).toMatch(RegExp(`[(:]${paths.slice(1).map(exportName).join('[|]')}\\)`));
  if (name !== 'apache.htaccess') expect(text).toContain(', in a folder site of its own');
  expect(text).toContain('"/site/services"');
});

test.each(names)('%s without old addresses has no line for them', (name) => {
  const text = hostFile(name, { url: 'https://clear.ca', oldAddresses: [] }, '');
  expect(text).toContain('www.clear.ca');
  expect(text).not.toContain('of its own');
  expect(text).toMatch(/[ "=]\/404\.html/);
  expect(text).not.toMatch(/^\s*(RewriteRule|rewrite|redir) "/m);
});
