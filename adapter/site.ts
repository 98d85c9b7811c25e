import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { todayInOntario } from '../components/notice/today';
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

// Connects the adapter to this site: its scripts, its media and its content. The README lists the few paths elsewhere.

/** Matches files that scripts/media generated, for this or for other content. */
const madeFile = /^media\/.+\.[\da-f]{10}\.\w+(\..+\.part)?$/;

/** Matches files that macOS or Windows create by themselves. */
export const systemFile =
  /(^|\/)(\.DS_Store|\._[^/]*|Thumbs\.db|ehthumbs\.db|desktop\.ini|Icon\r)$/i;

export const adapter = createAdapter({
  scripts: {
    head: 'components/head.ts',
    module: 'components/islands.ts',
    // The form takes no payments. The package is 5 KiB and would load a script from Stripe.
    alias: { '@stripe/react-stripe-js': './components/contact/stripe-stub.ts' },
  },
  async prepare({ projectDir, isDevelopment }) {
    // Turbopack cuts off the path of the loader (scripts/dev/content-loader.cjs) at #. Builds don't use the loader.
    if (isDevelopment && projectDir.includes('#'))
      throw new Error(
        `next dev does not work in a folder with # in its path: ${projectDir} (rename that folder).`,
      );
    const { makeMedia } = await import('../scripts/media/media');
    await makeMedia();
  },
  async loadSiteOptions() {
    const { contentFolder, generatedFolder } = await import('../model/load');
    const { content } = await import('../model/content');
    const { checkAddresses } = await import('../scripts/build/check-addresses');
    const { licences } = await import('./licences');
    const { site } = content;
    if (site.notice && site.notice.until < todayInOntario())
      console.warn(
        `The notice in content/site.yaml is no longer shown: its last day was ${site.notice.until}.`,
      );
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
        // Feed readers and bookmark services request it, and recognise a PNG by its content.
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

/** Returns what a page requests from the form service, the feed's provider, statistics and third-party scripts. */
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
 * Returns the action of the form as a source expression. It contains the path, because anybody can have a form at the
 * same service. The preview posts to the site itself.
 */
export function formSource(form: Site['form']): string {
  const action = formAction(formTarget(form, ''));
  if (action.startsWith('/')) return "'self'";
  const { origin, pathname } = new URL(action);
  // Unencoded, these characters would end a directive or a policy.
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
}
