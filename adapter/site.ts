import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  feedSources,
  formAction,
  formTarget,
  type Site,
  statisticsSources,
  thirdPartySources,
} from '../model';
import type { RequestSources } from './content-security-policy';
import { createAdapter } from './create-adapter';

// The one file that knows this site: its scripts, its media and its content.

/** A file that scripts/media made, for this content or another one. */
const madeFile = /^media\/.+\.[\da-f]{10}\.\w+(\..+\.part)?$/;

/** A file that macOS or Windows has written by itself. */
export const systemFile =
  /(^|\/)(\.DS_Store|\._[^/]*|Thumbs\.db|ehthumbs\.db|desktop\.ini|Icon\r)$/i;

export const adapter = createAdapter({
  scripts: {
    head: 'components/head.ts',
    module: 'components/islands.ts',
    // Card payments are not used. The package would load a script of Stripe, and is 5 KiB.
    alias: { '@stripe/react-stripe-js': './components/contact/stripe-stub.ts' },
  },
  async prepare({ projectDir, isDevelopment }) {
    // Turbopack cuts the path of a loader (scripts/dev/content-loader.cjs) at #. Builds have no loader.
    if (isDevelopment && projectDir.includes('#'))
      throw new Error(`next dev does not work in a folder with # in its path: ${projectDir}`);
    const { makeMedia } = await import('../scripts/media/media');
    await makeMedia();
  },
  async loadSite() {
    const { contentFolder, generatedFolder } = await import('../model/load');
    const { content } = await import('../model/content');
    const { checkAddresses } = await import('../scripts/build/check-addresses');
    const { licences } = await import('./licences');
    const { site } = content;
    const manifest = readFileSync(path.join(generatedFolder(), 'media.json'), 'utf8');
    const { icons } = JSON.parse(manifest);
    const mapLicence = path.join(contentFolder, 'map-licence.txt');
    return {
      url: site.url,
      sourcesFor: (document) => sourcesFor(site, document),
      files: {
        'licences.txt': licences(
          ['@fontsource-variable/familjen-grotesk'],
          existsSync(mapLicence) ? [readFileSync(mapLicence, 'utf8')] : [],
        ),
        // Feed readers and bookmark services request it, and read a PNG by its content.
        ...(!existsSync('public/favicon.ico') && {
          'favicon.ico': readFileSync(path.join('public', icons.small.src)),
        }),
      },
      isUnused: (name) =>
        systemFile.test(name) || (madeFile.test(name) && !manifest.includes(`"/${name}"`)),
      check: (names) => checkAddresses(names, site),
    };
  },
});

/** What a page requests from other hosts: the form's service, the feed's provider, statistics and third-party scripts. */
export function sourcesFor(
  site: Pick<Site, 'form' | 'feed' | 'statistics' | 'scripts'>,
  document: Document,
): RequestSources[] {
  const form = formSource(site.form);
  const hasFeed = site.feed.provider !== 'none' && document.querySelector('[data-feed]');
  return [
    { connect: [form], form: [form] },
    ...(hasFeed ? [feedSources(site.feed)] : []),
    ...(site.statistics ? [statisticsSources(site.statistics)] : []),
    ...(site.scripts ?? []).map(thirdPartySources),
  ];
}

/**
 * The form's action as a source expression, with its path: anybody may have a form at the service's host. The
 * preview's is on the site itself.
 */
export function formSource(form: Site['form']): string {
  const action = formAction(formTarget(form, ''));
  if (action.startsWith('/')) return "'self'";
  const { origin, pathname } = new URL(action);
  // These characters would end a directive or a policy.
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
}
