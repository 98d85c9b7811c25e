import { redirectLines, redirectsFile } from './redirects';

test('no name of a file in public/ writes a rule of its own', () => {
  expect(redirectsFile('', ['services https://evil.example 301\n.html'], [])).toBe(
    '/services%20https://evil.example%20301%0A.html /services%20https://evil.example%20301%0A 200\n',
  );
});

test('an owner’s own rule for an address is the only one for it', () => {
  const old = [{ from: '/about', to: '/contact' as const }];
  const own = ' /about https://about.example 302\n/* /contact 301\n';
  expect(redirectsFile('', ['a.html'], old, own)).toBe(
    `/about/ /contact 301\n/a.html /a 200\n${own}`,
  );
  expect(redirectsFile('/sub', ['a.html'], old)).toBe(
    '/sub/about /sub/contact 301\n/sub/about/ /sub/contact 301\n/sub/a.html /sub/a 200\n',
  );
});

test('a server’s line for an old address fits that address alone', () => {
  const old = { from: '/old/c++.html', to: '/services' as const };
  expect(redirectLines['apache.htaccess'](old, '/sub')).toBe(
    String.raw`RewriteRule "^old/c\+\+\.html/?$" "/sub/services" [R=301,L,NC]`,
  );
  expect(redirectLines['nginx.conf'](old, '/sub')).toBe(
    String.raw`rewrite "(?i)^/sub/old/c\+\+\.html/?$" "/sub/services" permanent;`,
  );
  expect(redirectLines.Caddyfile(old, '/sub').split('\n')).toEqual([
    'redir "/sub/old/c++.html" "/sub/services" permanent',
    'redir "/sub/old/c++.html/" "/sub/services" permanent',
  ]);
});
