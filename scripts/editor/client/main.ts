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

const { config, shapes, site } = EDITOR;

followFolder();
customElements.define('focus-point', FocusPoint);
CMS.registerFieldType('focus', FocusField);
for (const [name, shape] of Object.entries(shapes)) {
  const format = fileFormat(shape, readNow, checkFile(name));
  CMS.registerCustomFormat(name, 'yaml', format);
  CMS.registerEventListener({ name: 'postSave', handler: () => format.saved() });
}
void CMS.init({ config });
if (site) showSiteLink(site);
