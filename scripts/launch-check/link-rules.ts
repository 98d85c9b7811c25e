import { existsSync } from 'node:fs';
import path from 'node:path';
import { error } from './result';
import type { CheckInput } from './rules';
import { isSampleAddress } from './site-rules';

// Rules for links of the footer and to networks.

export function* checkLinks({ content: { site }, exportFolder }: CheckInput) {
  // checkExport reports that.
  if (!existsSync(exportFolder)) return;
  for (const { name, url } of site.links ?? []) {
    if (!url.startsWith('/')) continue;
    const link = `The link “${name}” in the footer leads to ${url}`;
    try {
      const file = path.join(exportFolder, decodeURIComponent(url.replace(/[?#].*/, '')));
      if (!existsSync(file) && !existsSync(`${file}.html`))
        yield error(
          `${link}, which is missing.`,
          'Put the file into the folder public, or correct content/site.yaml, at links.',
        );
    } catch {
      yield error(
        `${link}, which is no address.`,
        'In content/site.yaml, at links, write %25 for the percent sign.',
      );
    }
  }
}

export function* checkSocials({ content }: CheckInput) {
  for (const { social: network, url } of content.socials)
    if (isSampleAddress(url) || new URL(url).pathname === '/')
      yield error(
        `The link to ${network} leads to ${url}, which is not your page.`,
        'Correct it in content/socials.yaml, at url, or hide it by “active: false”.',
      );
}
