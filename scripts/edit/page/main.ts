import CMS, { type CmsConfig } from '@sveltia/cms';
import { contentFiles } from '../../../model';
import { askBeforeLeaving } from './ask-before-leaving';
import { fileFormat } from './file-format';

/** Defined by scripts/edit/bundle.ts. */
declare const EDITOR: { config: CmsConfig; contentFolder: string };

/** Before the names of pictures, as Sveltia CMS expects them. */
const folder = `/${EDITOR.contentFolder}/pictures/`;

for (const [name, { file: path, schema }] of Object.entries(contentFiles)) {
  const file = `${EDITOR.contentFolder}/${path}`;
  const shown = document.createElement('p');
  document.querySelector('#mistakes')?.append(shown);
  const showMistake = (mistake: string) =>
    shown.replaceChildren(
      mistake && `${mistake}. Correct it in a text editor, then reload this page.`,
    );
  // The server of `npm run edit` serves the content files.
  const readNow = async () => {
    const response = await fetch(`/${file}`, { cache: 'no-store' });
    return response.ok ? (await response.text()).trim().replace(/\r\n?/g, '\n') : undefined;
  };
  CMS.registerCustomFormat(
    name,
    'yaml',
    fileFormat({ file, folder, schema, readNow, showMistake }),
  );
}
askBeforeLeaving();
void CMS.init({ config: EDITOR.config });
