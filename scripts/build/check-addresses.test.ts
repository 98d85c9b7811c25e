import { checkAddresses } from './check-addresses';

test.each([
  ['/', '/privacy', '/privacy.html?from=footer#top', '/house%20rules.pdf', 'https://law.ca/100%'],
  ['/tag.js'],
  ['/100%.html'],
])('a build accepts only addresses of published files: %s', (...addresses) => {
  const names = ['index.html', 'privacy.html', 'house rules.pdf'];
  const check = (site: Parameters<typeof checkAddresses>[1]) => () => checkAddresses(names, site);
  for (const site of [
    { links: addresses.map((url) => ({ url, name: 'A link' })) },
    { scripts: addresses.map((src) => ({ src, hosts: [] })) },
  ]) {
    if (addresses[0] === '/') expect(check(site)).not.toThrow();
    else expect(check(site)).toThrow(`: found ${addresses[0]},\n  expected the address`);
  }
});
