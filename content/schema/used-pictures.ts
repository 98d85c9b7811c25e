import { type PictureUse, picturesIn } from './fields';
import { type ContentKey, contentFiles } from './schema';

/** Every picture that the content files name, by the picture fields of their schemas. */
export function usedPictures(
  files: Partial<Record<ContentKey, unknown>>,
): (PictureUse & { key: ContentKey })[] {
  return (Object.keys(contentFiles) as ContentKey[]).flatMap((key) =>
    picturesIn(contentFiles[key].schema, files[key]).map((use) => ({ key, ...use })),
  );
}
