import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

jest.mock('esbuild', () => ({
  build: async ({ outdir }: { outdir: string }) => ({
    outputFiles: ['menu', 'contact-form'].map((name) => ({
      path: `${outdir}/${name}-ABCD2345.js`,
      contents: Buffer.from(name),
    })),
  }),
}));

test('the scripts are written, and listed by name', async () => {
  const project = process.cwd();
  process.chdir(mkdtempSync(path.join(tmpdir(), 'late-')));
  const { bundleLateScripts } = await import('./late-scripts');
  await bundleLateScripts();
  const files = readdirSync('public/scripts').sort();
  const listed = JSON.parse(readFileSync('generated/late-scripts.json', 'utf8'));
  process.chdir(project);
  expect(files).toEqual(['contact-form-ABCD2345.js', 'menu-ABCD2345.js']);
  expect(listed).toEqual({
    menu: '/scripts/menu-ABCD2345.js',
    'contact-form': '/scripts/contact-form-ABCD2345.js',
  });
});
