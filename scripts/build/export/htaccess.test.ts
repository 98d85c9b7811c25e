import { exportName, paths } from '../../../model';
import { htaccess } from './htaccess';

test('.htaccess has the site’s own values', () => {
  const text = htaccess('https://www.clear.ca/site', '/site');
  expect(text).not.toMatch(/@\w+@/);
  for (const part of [
    'ErrorDocument 404 /site/404.html\n',
    '%{HTTP_HOST} "=clear.ca"',
    '%{HTTP_HOST} "=www.clear.ca"',
    ' https://www.clear.ca%{REQUEST_URI} ',
    `(?:${paths.slice(1).map(exportName).join('|')})`,
  ])
    expect(text).toContain(part);
});

test('.htaccess of a site at the root has no path', () => {
  const text = htaccess('https://clear.ca', '');
  expect(text).toContain('ErrorDocument 404 /404.html\n');
  expect(text).toContain('%{HTTP_HOST} "=www.clear.ca"');
});
