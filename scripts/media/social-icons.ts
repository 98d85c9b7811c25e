import path from 'node:path';
import type { Content } from '../../model';
import type { Tints } from '../../model/media';
import { readDrawing } from './drawing';
import { writeTints } from './tints';

/** The icons of the social links, from content/icons. */
export async function makeSocialIcons(
  { socials }: Content,
  contentFolder: string,
  mediaFolder: string,
) {
  const icons: Record<string, Tints> = {};
  for (const { icon } of socials) {
    const drawing = await readDrawing(contentFolder, `icons/${icon}`, 160);
    icons[icon] = await writeTints(drawing, path.join(mediaFolder, icon.replace(/\W/g, '-')));
  }
  return icons;
}
