import CMS, { type CmsConfig } from '@sveltia/cms';
import { contentFiles } from '../../../model';
import { askBeforeLeaving } from './ask-before-leaving';
import { fileFormat } from './file-format';

/** Defined by scripts/edit/bundle.ts. */
declare const EDITOR: { config: CmsConfig; contentFolder: string };

/** What Sveltia CMS puts before the names of pictures. */
const folder = `/${EDITOR.contentFolder}/pictures/`;

for (const [name, { file: path, schema }] of Object.entries(contentFiles)) {
  const file = `${EDITOR.contentFolder}/${path}`;
  const paragraph = document.createElement('p');
  document.querySelector('#content-errors')?.append(paragraph);
  const showError = (message: string) =>
    paragraph.replaceChildren(
      message && `${message}. Fix this in a text editor, then reload this page.`,
    );
  // The server of `npm run edit` serves the content files.
  const readNow = async () => {
    const response = await fetch(`/${file}`, { cache: 'no-store' });
    return response.ok ? (await response.text()).trim().replace(/\r\n?/g, '\n') : undefined;
  };
  CMS.registerCustomFormat(name, 'yaml', fileFormat({ file, folder, schema, readNow, showError }));
}
askBeforeLeaving();
void CMS.init({ config: EDITOR.config });
