import { redirectsFile } from './redirects';

test('no name of a file in public/ writes a rule of its own', () => {
  expect(redirectsFile('', ['services https://evil.example 301\n.html'], [])).toBe(
    '/services%20https://evil.example%20301%0A.html /services%20https://evil.example%20301%0A 200\n',
  );
});

test('an owner’s own rule for an address is the only one for it', () => {
  const old = [{ from: '/about', to: '/contact' as const }];
  const own = '/about https://about.example 302\n/* /contact 301\n';
  expect(redirectsFile('', ['a.html'], old, own)).toBe(
    `/about/ /contact 301\n/a.html /a 200\n${own}`,
  );
});
