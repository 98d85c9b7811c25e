import CMS, { type CmsConfig } from '@sveltia/cms';
import { type ContentKey, contentFiles } from '../../../content/schema/schema';
import { fileFormat } from './file-format';

/** What scripts/editor/bundle.ts puts into the script. */
declare const EDITOR: { config: CmsConfig; isLocal: boolean };

const files = EDITOR.config.collections?.flatMap((one) => ('files' in one ? one.files : [])) ?? [];
for (const { name, file, fields } of files) {
  const shown = document.createElement('p');
  document.querySelector('#mistakes')?.append(shown);
  const format = fileFormat({
    file,
    fields,
    schema: contentFiles[name as ContentKey].schema,
    // The server of `npm run edit` gives the files of this computer.
    async readNow() {
      const answer = EDITOR.isLocal ? await fetch(`/${file}`, { cache: 'no-store' }) : undefined;
      return answer?.ok ? (await answer.text()).trim().replace(/\r\n?/g, '\n') : undefined;
    },
    report(mistake) {
      shown.textContent = mistake;
    },
  });
  CMS.registerCustomFormat(name, 'yaml', format);
}
void CMS.init({ config: EDITOR.config });
