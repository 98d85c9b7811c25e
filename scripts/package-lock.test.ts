import { readFileSync } from 'node:fs';

interface Lock {
  packages: Record<string, { integrity?: string; resolved?: string }>;
}

// npm leaves both out for packages of other systems when it writes the file beside installed packages.
test('package-lock.json has the hash and the address of every package', () => {
  const { packages }: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { '': _project, ...installed } = packages;
  const unsure = Object.entries(installed).filter(
    ([, { integrity = '', resolved = '' }]) =>
      !integrity.startsWith('sha512-') || !resolved.startsWith('https://registry.npmjs.org/'),
  );
  // Delete these entries, then: npm install --package-lock-only, in a folder without node_modules.
  expect(unsure.map(([name]) => name)).toEqual([]);
});
