import { type PictureUse, picturesIn } from './fields';
import { contentFiles } from './schema';

type Key = keyof typeof contentFiles;

/** Every picture that the content files name, by the picture fields of their schemas. */
export function usedPictures(files: Partial<Record<Key, unknown>>): (PictureUse & { key: Key })[] {
  return (Object.keys(contentFiles) as Key[]).flatMap((key) =>
    picturesIn(contentFiles[key].schema, files[key]).map((use) => ({ key, ...use })),
  );
}
