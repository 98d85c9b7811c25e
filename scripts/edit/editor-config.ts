import path from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import { type ContentKey, contentFiles } from '../../model';
import { contentFolder } from '../../model/load';
import { editorFields, humanize } from './editor-fields';

const keys = Object.keys(contentFiles) as ContentKey[];
const pages = keys.filter((key) => contentFiles[key].file.startsWith('pages/'));

/** The groups of files in the editor: title, Material Symbols icon, files. */
const groups: [string, string, ContentKey[]][] = [
  ['Business', 'storefront', ['site', 'socials', 'navigation']],
  ['Services', 'handyman', ['services']],
  ['Testimonials', 'format_quote', ['testimonials']],
  ['Pictures', 'photo_library', ['pictures']],
  ['Pages', 'web', pages],
];

/** The titles that differ from the file names. */
const titles: Partial<Record<ContentKey, string>> = {
  site: 'Name, phone, hours, form and feed',
  socials: 'Social networks',
  navigation: 'Menu',
  servicesPage: 'Services',
};

function fileOf(name: ContentKey) {
  const { file, schema } = contentFiles[name];
  const label = titles[name] ?? humanize(name);
  // New testimonials come first, because only the first three are shown.
  const fields = editorFields(schema, { label, add_to_top: name === 'testimonials' });
  return { name, label, file: `${contentFolder}/${file}`, format: name, fields };
}

/**
 * Returns the configuration of Sveltia CMS.
 * @param site the address of the running site.
 */
export function editorConfig(site: string): CmsConfig {
  // Sveltia CMS requires a repository, although it only displays its name here.
  const repo = `local/${path.basename(path.resolve()) || 'site'}`;
  // HEIC is converted, because browsers can't show it. No picture on the site is larger than this.
  const transformations = { heic: { quality: 92, width: 4096, height: 4096 } };
  return {
    load_config_file: false,
    backend: { name: 'github', repo },
    app_title: 'Your website',
    site_url: site,
    // With any other pair of folders, thumbnails are missing, or whole paths are saved in the content.
    media_folder: `/${contentFolder}/pictures`,
    public_folder: `/${contentFolder}/pictures`,
    media_libraries: {
      default: { config: { slugify_filename: true, transformations } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    editor: { preview: false },
    collections: groups.map(([label, icon, files]) => {
      return { name: label.toLowerCase(), label, icon, files: files.map(fileOf) };
    }),
  };
}
