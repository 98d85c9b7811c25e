import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesBelow } from '../shared/files';
import { buildSite, runNextBuild } from './build';

jest.mock('node:child_process', () => ({ spawnSync: jest.fn() }));
const mockSite: { links?: object[]; scripts?: object[] } = {};
jest.mock('../../model/content', () => ({ content: { site: mockSite }, basePath: '' }));
jest.mock('./media/media', () => ({ makeMedia: async () => ({ icons: {} }) }));
jest.mock('./media/icons', () => ({ writeFavicon: jest.fn() }));
jest.mock('./export/export', () => ({ finishExport: jest.fn() }));
jest.mock('./export/client-components', () => ({ checkClientComponents: jest.fn() }));
jest.mock('./islands', () => ({ bundleIslands: async () => ({}) }));

test.each([
  ['that is killed', { status: null, signal: 'SIGKILL' }, 'Was the memory used up? A build needs'],
  ['that fails', { status: 1, signal: null }, 'The build has failed, for the reason above.'],
])('a build %s ends with a sentence', (_, result, message) => {
  jest.mocked(spawnSync).mockReturnValue(result as ReturnType<typeof spawnSync>);
  expect(() => runNextBuild({})).toThrow(message);
});

describe('a build of files of public/', () => {
  const project = process.cwd();
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const pages = { 'index.html': 'page', 'robots.txt': 'page' };

  /** Builds a project whose public/ has these files. The export of Next has them, and its own pages over them. */
  async function build(files: Record<string, string>, removed: string[] = [], status = 0) {
    process.chdir(mkdtempSync(path.join(tmpdir(), 'build-')));
    write('out/index.html', 'old');
    for (const [name, text] of Object.entries(files)) write(`public/${name}`, text);
    jest.mocked(spawnSync).mockImplementation(() => {
      for (const [name, text] of Object.entries({ ...files, ...pages }))
        if (!removed.includes(name)) write(`out.part/${name}`, text);
      return { status, signal: null } as never;
    });
    await buildSite();
    return filesBelow('out');
  }
  afterEach(() => process.chdir(project));

  test.each([
    ['robots.txt', []],
    ['index.html', []],
    ['media/brochure.pdf', ['media/brochure.pdf']],
    ['scripts/own.js', ['scripts/own.js']],
  ])('stops when public/%s would not be published as it is', async (name, removed) => {
    await expect(build({ [name]: 'own', 'privacy.html': 'own' }, removed)).rejects.toThrow(
      new RegExp(`Rename or move yours:\npublic/${name}$`),
    );
  });

  test.each([
    'media/a.0123456789.avif',
    'media/a.0123456789.avif.1-2.part',
    'scripts/a-ABCD2345.js',
  ])('leaves out %s of another build', async (name) => {
    expect(await build({ [name]: '' }, [name])).toEqual(['index.html', 'robots.txt']);
    // The last export is gone.
    expect(readdirSync('.').sort()).toEqual(['out', 'public']);
  });

  test.each([
    ['/', '/privacy', '/privacy.html?from=footer#top', '/house%20rules.pdf', 'https://law.ca/100%'],
    ['/tag.js'],
    ['/100%.html'],
  ])('O3 finds the files to which %s and others lead, or stops', async (...addresses) => {
    mockSite.links = addresses.map((url) => ({ url }));
    mockSite.scripts = addresses.map((src) => ({ src }));
    const built = build({ 'privacy.html': '', 'house rules.pdf': '' });
    if (addresses[0] === '/') await expect(built).resolves.toContain('privacy.html');
    else await expect(built).rejects.toThrow(`found ${addresses[0]}, expected the address`);
    Object.assign(mockSite, { links: [], scripts: [] });
  });

  test('that fails leaves the last export as it is', async () => {
    await expect(build({}, [], 1)).rejects.toThrow('The build has failed');
    expect(readdirSync('.').sort()).toEqual(['out']);
    expect(filesBelow('out')).toEqual(['index.html']);
  });
});
