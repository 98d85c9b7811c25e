import { picturePattern } from '../../content/schema/fields';
import { type ContentKey, contentFiles } from '../../content/schema/schema';
import type { FileShape } from './client/file-format';
import { type Json, jsonOf, withNameOnly } from './form-schema';

/** What the format of each file must know beside its text. */
export function fileShapes(): Record<string, FileShape> {
  return Object.fromEntries(
    Object.keys(contentFiles).map((key) => {
      const schema = jsonOf(key as ContentKey);
      const shape: FileShape = {
        file: `content/${contentFiles[key as ContentKey].file}`,
        isList: schema.type === 'array',
        pictures: [],
        optional: [],
        nameOnly: [],
      };
      collect(schema, [], shape);
      return [key, shape];
    }),
  );
}

function collect(schema: Json, at: string[], shape: FileShape) {
  if (schema.pattern === picturePattern) shape.pictures.push(at.join('.'));
  for (const member of (schema.oneOf ?? schema.anyOf ?? []) as Json[]) {
    collect(member, at, shape);
  }
  if (schema.items) {
    const items = schema.items as Json;
    const group = withNameOnly(items);
    if (group) {
      shape.nameOnly.push(at.join('.'));
      const others = Object.keys(group.properties ?? {}).filter((name) => name !== 'name');
      shape.optional.push(...others.map((name) => [...at, '*', name].join('.')));
    }
    collect(items, [...at, '*'], shape);
  }
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    const place = [...at, name];
    if (!schema.required?.includes(name)) shape.optional.push(place.join('.'));
    collect(member as Json, place, shape);
  }
}
