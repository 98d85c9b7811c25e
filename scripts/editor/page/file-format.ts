import type { z } from 'zod';
import {
  formatIssue,
  normalizeText,
  picturePattern,
  readYaml,
  validate,
  valueAt,
} from '../../../content/schema';
import { applyValues } from './apply-values';
import { asGroup, removeEmpty } from './values';

interface ContentFile {
  file: string;
  /** Before the names of pictures in the forms, such as /content/pictures/. */
  folder: string;
  schema: z.ZodType;
  /** Returns the file's current text, when the page can read it. */
  readNow: () => Promise<string | undefined>;
  /** Shows why the file has no form, or nothing. */
  showMistake: (mistake: string) => void;
}

const pictureName = new RegExp(picturePattern);

/** A custom file format of Sveltia CMS: parses a content file's text and writes it. */
export function fileFormat({ file, folder, schema, readNow, showMistake }: ContentFile) {
  const isList = schema.def.type === 'array';
  /** The text that was read, and the one that was written. */
  let known: string[] = [];
  let mistake = '';
  /** The others' placeholders are filled in with these. */
  const isFact = file.endsWith('/site.yaml');

  /** The build's validation of the values, after the {placeholders} are filled in. */
  const wrongValues = (values: unknown) =>
    validate(schema, removeEmpty(values) ?? [])
      .issues.filter(({ path }) => isFact || !String(valueAt(values, path)).includes('{'))
      .map((issue) => formatIssue(file, 0, issue))
      .join('\n');

  return {
    fromFile(text: string): unknown {
      const yaml = readYaml(text);
      const data = 'data' in yaml ? (yaml.data ?? (isList ? [] : {})) : undefined;
      known = [text];
      if ('issue' in yaml) mistake = formatIssue(file, yaml.line, yaml.issue);
      else if (text.includes('\ufffd'))
        mistake = `${file}: expected a text in UTF-8. Choose “Save as” and the encoding UTF-8`;
      else mistake = Array.isArray(data) === isList ? '' : wrongValues(data);
      showMistake(mistake);
      // Sveltia CMS then opens an empty form, which toFile does not save.
      if (mistake) throw new Error(mistake);
      return JSON.parse(JSON.stringify(data), (key, value) => {
        if (typeof value === 'string') return pictureName.test(value) ? folder + value : value;
        return key === 'areas' ? value.map(asGroup) : value;
      });
    },
    async toFile(form: unknown): Promise<string> {
      const now = await readNow();
      const values = JSON.parse(JSON.stringify(form), (_, value) =>
        typeof value === 'string' && value.startsWith(folder) ? value.slice(folder.length) : value,
      );
      const isChanged = now !== undefined && !known.includes(now);
      const changed = `${file} was changed in another program. Copy what you typed, then reload.`;
      const reason = mistake || (isChanged && changed) || wrongValues(values);
      // Sveltia CMS shows the message of such an error's cause.
      if (reason) throw new Error('saving_failed', { cause: new Error(reason) });
      const before = now ?? known.at(-1) ?? '';
      const after = applyValues(normalizeText(before), values).trim();
      known = [before, after];
      return after;
    },
  };
}
