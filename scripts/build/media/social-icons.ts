import path from 'node:path';
import type { Content } from '../../../model';
import type { Tints } from '../../../model/media';
import { readDrawing } from './drawing';
import { writeTints } from './tints';

/** The icons of the social links, from content/icons, and warnings for the owner. */
export async function makeSocialIcons(
  { socials }: Content,
  contentFolder: string,
  mediaFolder: string,
) {
  const icons: Record<string, Tints> = {};
  const notes: string[] = [];
  for (const { icon } of socials) {
    const drawing = await readDrawing(contentFolder, `icons/${icon}`, 160);
    icons[icon] = await writeTints(drawing, path.join(mediaFolder, icon.replace(/\W/g, '-')));
    if (drawing.unseen.includes('dark'))
      notes.push(
        `content/${drawing.file} can hardly be seen on the dark ground of the footer. Draw it in one colour.`,
      );
  }
  return { icons, notes };
}
