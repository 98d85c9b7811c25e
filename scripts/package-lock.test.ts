import { readFileSync } from 'node:fs';

interface Lock {
  packages: Record<string, { integrity?: string; resolved?: string }>;
}

// npm leaves hashes out for packages of other systems when it writes the file beside installed packages. Delete their
// entries, then: npm install --package-lock-only, in a folder without node_modules.
test('package-lock.json has the hash of every package, and no other address than the registry’s', () => {
  const { packages }: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const unsure = Object.entries(packages).filter(
    ([name, { integrity, resolved = 'https://registry.npmjs.org/' }]) =>
      name &&
      !(integrity?.startsWith('sha512-') && resolved.startsWith('https://registry.npmjs.org/')),
  );
  expect(unsure.map(([name]) => name)).toEqual([]);
});
