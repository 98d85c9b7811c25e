import { exportName, paths } from '../../content/schema';
import { hostFile } from './host-files';

const names = ['apache.htaccess', 'nginx.conf', 'Caddyfile'] as const;

test.each(names)('%s has the site’s own values', (name) => {
  const text = hostFile(name, { url: 'https://www.clear.ca/site' }, '/site');
  expect(text).not.toMatch(/@\w+@/);
  expect(text).toContain('www.clear.ca');
  expect(text).toMatch(/(^|[ =])clear\.ca\b/m);
  expect(text).toContain('/site/404.html');
  expect(text).toMatch(RegExp(`[(:]${paths.slice(1).map(exportName).join('[|]')}\\)`));
  if (name !== 'apache.htaccess') expect(text).toContain(', in a folder site of its own');
});

test.each(names)('%s of a site at the root has no path', (name) => {
  const text = hostFile(name, { url: 'https://clear.ca' }, '');
  expect(text).toContain('www.clear.ca');
  expect(text).not.toContain('of its own');
  expect(text).toMatch(/[ "=]\/404\.html/);
});
