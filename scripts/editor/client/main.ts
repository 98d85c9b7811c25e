import CMS, { type CmsConfig } from '@sveltia/cms';
import { checkFile } from './check-file';
import { type FileShape, fileFormat } from './file-format';
import { FocusField, FocusPoint } from './focus-field';
import { followFolder, readNow } from './local-folder';
import { showSiteLink } from './site-link';

/** What scripts/editor/bundle.ts puts into the bundle. */
declare const EDITOR: {
  config: CmsConfig;
  shapes: Record<string, FileShape>;
  /** Where the running site is, for the link beside the forms. */
  site: string | undefined;
};

interface OpenedEntry {
  locales: Record<string, { path: string; content: Record<string, unknown> }>;
}

const { config, shapes, site } = EDITOR;

followFolder();
customElements.define('focus-point', FocusPoint);
CMS.registerFieldType('focus', FocusField);
const formats = Object.entries(shapes).map(([name, shape]) => {
  const format = fileFormat(shape, readNow, checkFile(name));
  CMS.registerCustomFormat(name, 'yaml', format);
  return { ...format, file: shape.file };
});
const formatOf = (path: unknown) => formats.find(({ file }) => file === path);
CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => {
    const form = entry.get('data').toJS();
    return entry.set('data', (await formatOf(entry.get('path'))?.preSave(form)) ?? form);
  },
});
CMS.registerEventListener({
  name: 'postSave',
  handler: ({ entry }) => formatOf(entry.get('path'))?.saved(),
});
/** Called by Sveltia CMS before it saves; see ../library-changes.ts. */
Object.assign(globalThis, {
  formBegan({ locales }: OpenedEntry) {
    for (const { path, content } of Object.values(locales)) formatOf(path)?.began(content);
  },
});
void CMS.init({ config });
if (site) showSiteLink(site);
