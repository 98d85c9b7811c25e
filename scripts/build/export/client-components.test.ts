import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkClientComponents } from './client-components';

/** Next's folder of a route with these client components, as Next writes it. */
function built(...modules: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'next-'));
  mkdirSync(path.join(folder, 'server/app/contact'), { recursive: true });
  const names = modules.map((name) => [`[project]/${name}`, { id: 1 }]);
  const json = JSON.stringify({ moduleLoading: {}, clientModules: Object.fromEntries(names) });
  writeFileSync(
    path.join(folder, 'server/app/contact/page_client-reference-manifest.js'),
    `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/contact/page"] = ${json};\n`,
  );
  return folder;
}

const form = 'components/contact/contact-form.island.tsx';
const own = 'node_modules/next/dist/esm/client/components/layout-router.js';

test('O9 an island of the table and Next’s own parts are known', () => {
  expect(() => checkClientComponents(built(form, own), [form])).not.toThrow();
});

test.each([
  'components/counter.tsx',
  'components/counter.island.tsx',
  ...['script', 'app-dir/link', 'app-dir/form'].map(
    (name) => `node_modules/next/dist/client/${name}.js`,
  ),
])('O9 %s stops the build with its name', (name) => {
  expect(() => checkClientComponents(built(form, name), [form])).toThrow(name);
});

test('a build without the manifest is an error, because Next has changed', () => {
  expect(() => checkClientComponents(tmpdir(), [])).toThrow('client-reference-manifest');
});
