import type { CmsConfig } from '@sveltia/cms';
import { type ContentKey, contentFiles } from '../../content/schema/schema';
import { fieldsOf } from './form-fields';

/** The files in the groups in which an owner looks for them. */
const groups: {
  name: string;
  label: string;
  icon: string;
  description?: string;
  files: [ContentKey, string][];
}[] = [
  {
    name: 'business',
    label: 'Business',
    icon: 'storefront',
    files: [
      ['site', 'Name, phone, hours, form and feed'],
      ['socials', 'Social networks'],
      ['navigation', 'Menu'],
    ],
  },
  {
    name: 'services',
    label: 'Services',
    icon: 'handyman',
    files: [['services', 'Services']],
  },
  {
    name: 'testimonials',
    label: 'Testimonials',
    icon: 'format_quote',
    files: [['testimonials', 'Testimonials']],
  },
  {
    name: 'pictures',
    label: 'Pictures',
    icon: 'photo_library',
    files: [['pictures', 'Descriptions of the pictures']],
  },
  {
    name: 'pages',
    label: 'Pages',
    icon: 'web',
    description:
      'The words of each page. What stands in braces in them, such as {name} or {areas}, is filled in from Business.',
    files: [
      ['home', 'Home'],
      ['servicesPage', 'Services'],
      ['gallery', 'Gallery'],
      ['contact', 'Contact'],
      ['notFound', 'Page not found'],
      ['common', 'On every page'],
    ],
  },
];

const picturesFolder = '/content/pictures';

/** The whole configuration but for where the files are kept. */
export function formConfig(backend: CmsConfig['backend']): CmsConfig {
  return {
    load_config_file: false,
    backend,
    app_title: 'Your website',
    media_folder: picturesFolder,
    public_folder: picturesFolder,
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          // Browsers show no HEIC, and a phone may name one .jpg. What the site shows, at most.
          transformations: { heic: { quality: 92, width: 4096, height: 4096 } },
        },
      },
      stock_assets: { providers: [] },
    },
    // Names of pictures as the content wants them.
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    editor: { preview: false },
    show_preview_links: false,
    collections: groups.map(({ files, ...group }) => ({
      ...group,
      files: files.map(([key, label]) => ({
        name: key,
        label,
        file: `content/${contentFiles[key].file}`,
        format: key,
        fields: fieldsOf(key, label),
      })),
    })),
  };
}
