import { z } from 'zod';
import { type FieldPath, schemaAt, textsIn } from './field-path';
import { pattern, titled } from './fields';

// Fields that name a picture or an icon, and a function that finds the files that are named.

/** How a picture is used. It determines crop, widths and quality (scripts/media/pictures.ts). */
export type PictureKind =
  | 'wide'
  | 'tall'
  | 'wideLightsOff'
  | 'tallLightsOff'
  | 'landscape'
  | 'square'
  | 'house';

interface FileUse {
  folder: 'pictures' | 'icons';
  /** How the pages use a picture. `scripts/media` generates files for each kind. */
  kinds: readonly PictureKind[];
}

const files = z.registry<FileUse>();

export const pictureEndings = 'jpg jpeg jfif png webp avif heic heif tif tiff gif'.split(' ');

const endings = pictureEndings.join('|');

/** The editor recognises picture fields by this pattern. It lists capitals, because the editor can't ignore case. */
export const picturePattern = `^[\\w-]+(\\.[\\w-]+)*\\.(${endings}|${endings.toUpperCase()})$`;

const pictureFile = pattern(
  new RegExp(picturePattern),
  'the name of a picture file without spaces, accents or folders, for example patio.jpg',
);

const pictureHelp = 'A file in content/pictures. If it is new, describe it too: Pictures › Add.';

/** A field that names a picture file. */
export const picture = (title: string, kinds: PictureKind[], description = pictureHelp) =>
  pictureFile.meta(titled(title, description)).register(files, { folder: 'pictures', kinds });

/** The editor recognises icon fields by this pattern. */
export const iconPattern = '^\\w+([ -]+\\w+)*$';

export const icon = pattern(
  new RegExp(iconPattern),
  'the name of a file in content/icons without its ending, for example instagram',
  (name) => name.replace(/\.(svg|png)$/i, ''),
)
  .meta(titled('Icon', 'The name of a file in content/icons, an SVG or a PNG, without its ending.'))
  .register(files, { folder: 'icons', kinds: [] });

/** A picture or icon that a content file names: the path of the field, and the name of the file. */
export type UsedFile = FileUse & { path: FieldPath; file: string };

/** Returns the pictures and icons that the data of a content file names. Leaves out names that the schema rejects. */
export function filesIn(schema: z.core.$ZodType, data: unknown): UsedFile[] {
  return textsIn(data).flatMap(({ path, text }) => {
    const field = schemaAt(schema, path);
    const use = field && files.get(field);
    const { data: file } = use ? z.safeParse(field, text) : {};
    return use && typeof file === 'string' ? [{ path, file, ...use }] : [];
  });
}
