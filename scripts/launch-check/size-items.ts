import type { BuiltPicture, PictureKind } from '../../content/schema/built-pictures';
import { recipes } from '../prepare/picture-recipes';
import { type Item, warning } from './item';

/** Below this share of what a place can show, a large screen shows it blurred. */
const leastShare = 0.6;

/** Pictures that are large enough to be used and still too small to look sharp everywhere. */
export function sizeItems(built: Record<string, BuiltPicture>): Item[] {
  const soft = Object.entries(built).flatMap(([key, { width }]) => {
    const [kind, file] = key.split('/') as [PictureKind, string];
    const wanted = recipes[kind].widths.at(-1) ?? 0;
    return width < wanted * leastShare ? [{ file, width, wanted }] : [];
  });
  return soft.map(({ file, width, wanted }) =>
    warning(
      'the pictures’ sizes',
      `What is shown of ${file} is only ${width} pixels wide where ${wanted} can be shown, so it looks blurred on large screens.`,
      `If you have it larger, put that one at content/pictures/${file}.`,
    ),
  );
}
