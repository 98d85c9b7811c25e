import { cpSync, rmSync } from 'node:fs';
import { previewId } from '../../content/schema/form-target';
import { readSite } from '../shared/read-site';
import { changeContent, copyProject, runInCopy } from './project-copy';

export interface TestSite {
  /** The project's folder whose out/ the browser tests may use. */
  folder: string;
  /** Brings the tests' reports home and removes what was made for them. */
  leave(): void;
}

/**
 * Where the browser tests run. They send messages, look at the sample feed and name addresses below
 * a domain's root; where the owner has settled these otherwise, they get a built copy of the project
 * that differs in these settings alone, so that no test message reaches anybody.
 */
export function prepareTestSite(): TestSite {
  const { content, basePath } = readSite();
  const { url, form, feed } = content.site;
  if (basePath === '' && form.id === previewId && feed.provider === 'sample') {
    return { folder: '.', leave: () => {} };
  }
  console.log('Building a copy with the sample form and feed for the browser tests.');
  const folder = copyProject([
    'e2e',
    'hosting',
    'playwright.config.ts',
    'playwright.timed.config.ts',
  ]);
  changeContent(folder, {
    'site.yaml': {
      url: new URL(url).origin,
      form: { id: previewId },
      feed: { provider: 'sample' },
    },
  });
  runInCopy(folder, 'tsx', ['scripts/build/build.ts']);
  return {
    folder,
    leave() {
      cpSync(`${folder}/test-results`, 'test-results', { recursive: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
