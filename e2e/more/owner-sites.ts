import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';

/* Contents as owners write them: the fixture with files of their own in place of some of its files. */

export const owners = {
  /** A project page of GitHub: a base path, a feed that draws in the page without a question, statistics, a list of areas. */
  'project-page': { without: [] },
  /** A server of its own: a feed in a frame, Google's question, a form in a project; no testimonials, socials, map. */
  snapwidget: { without: ['map.svg'] },
  /** Long texts, a form service, a feed and statistics of its own hosts, both after a question, and the map. */
  'long-texts': { without: [] },
  /** No feed, and Cloudflare's statistics, which count page views only. */
  'without-feed': { without: [] },
};

export type Owner = keyof typeof owners;

/** The fixture itself, which builds.setup.ts has built, or an owner's site. */
export type Site = Owner | 'fixture';

const contentOf = (site: Site) =>
  site === 'fixture' ? 'e2e/fixtures/content' : `test-results/owners/${site}-content`;
export const exportOf = (site: Site) =>
  site === 'fixture' ? 'test-results/site' : `test-results/owners/${site}`;

/** Writes the owner's content. Files keep their times, so that an unchanged site is not built again. */
function writeContent(owner: Owner) {
  const folder = contentOf(owner);
  const options = { recursive: true, preserveTimestamps: true };
  rmSync(folder, { recursive: true, force: true });
  cpSync('e2e/fixtures/content', folder, options);
  cpSync(`e2e/fixtures/owners/${owner}`, folder, options);
  for (const file of owners[owner].without) rmSync(`${folder}/${file}`);
}

const settings = (site: Site, folder: string) => {
  const env: NodeJS.ProcessEnv = { ...process.env, CONTENT_DIR: contentOf(site), OUT_DIR: folder };
  // What is wrong on purpose does not belong into the summary of a workflow.
  delete env.GITHUB_STEP_SUMMARY;
  return { env, encoding: 'utf8', shell: process.platform === 'win32' } as const;
};

/** Builds the owner's site and tests it. */
export function buildAndTest(owner: Owner) {
  writeContent(owner);
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['run', 'test:site'],
    settings(owner, exportOf(owner)),
  );
  return { status, output: stdout + stderr };
}

/** Tests an export by one file of the gate. @returns what is wrong with the site, as it is listed for its owner. */
export function problemsIn(site: Site, folder: string, spec: string): string[] {
  const args = ['playwright', 'test', '--config', 'playwright.site.config.ts', spec];
  const { stdout } = spawnSync('npx', args, settings(site, folder));
  const [, list = ''] = stdout.split('The site has to be corrected before it is published:');
  return list.split('\n').filter((line) => line.startsWith('- '));
}
