import type { z } from 'zod';
import { picturePattern } from '../../../content/schema/fields';
import { formatIssue } from '../../../content/schema/issues';
import { normalizeText } from '../../../content/schema/normalize';
import { readYaml } from '../../../content/schema/read-yaml';
import { applyValues } from './apply-values';

interface ContentFile {
  file: string;
  schema: z.ZodType;
  /** The fields of its form. */
  fields: unknown;
  /** Gives the file's present text, where the page can read it. */
  readNow: () => Promise<string | undefined>;
  /** Shows what is wrong with the file, or nothing. */
  report: (mistake: string) => void;
}

const folder = '/content/pictures/';
const folderStart = new RegExp(`^${folder}`);
const pictureName = new RegExp(picturePattern);

/** How a content file's text gets into its form and back. Sveltia CMS calls both functions. */
export function fileFormat({ file, schema, fields, readNow, report }: ContentFile) {
  const nameFields = nameFieldsIn(fields);
  /** The text that was read, and the one that was written. */
  let known: string[] = [];
  let mistake = '';

  return {
    fromFile(text: string): unknown {
      known = [text];
      const yaml = readYaml(text);
      const empty = schema.def.type === 'array' ? [] : {};
      const data = 'issue' in yaml ? empty : (yaml.data ?? empty);
      const wrong = text.includes('\ufffd')
        ? 'the file is not saved as UTF-8'
        : shapeMistake(schema, data);
      mistake =
        'issue' in yaml ? formatIssue(file, yaml.line, yaml.issue) : wrong && `${file}: ${wrong}`;
      report(mistake);
      // Sveltia CMS then opens an empty form, which toFile does not save.
      if (mistake) throw new Error(mistake);
      return JSON.parse(JSON.stringify(data), (key, value) => {
        if (typeof value === 'string') return pictureName.test(value) ? folder + value : value;
        const name = nameFields.get(key);
        if (!name || !Array.isArray(value)) return value;
        return value.map((item: unknown) => (typeof item === 'string' ? { [name]: item } : item));
      });
    },
    async toFile(form: unknown): Promise<string> {
      const now = await readNow();
      const isChanged = now !== undefined && !known.includes(now);
      const changed = `${file} was changed in another program. Copy what you typed, then reload this page.`;
      const reason = mistake || (isChanged && changed);
      // Sveltia CMS shows the message of such an error's cause.
      if (reason) throw new Error('saving_failed', { cause: new Error(reason) });
      const before = now ?? known.at(-1) ?? '';
      const values = JSON.parse(JSON.stringify(form), (_, value) =>
        typeof value === 'string' ? value.replace(folderStart, '') : value,
      );
      const after = applyValues(normalizeText(before), values).trim();
      known = [before, after];
      return after;
    },
  };
}

/** By the name of each list of groups: the first field of a group, to which a plain name belongs. */
function nameFieldsIn(fields: unknown): Map<string, string> {
  const found = new Map<string, string>();
  JSON.stringify(fields, (_, field) => {
    if (field?.widget === 'list' && field.fields) found.set(field.name, field.fields[0].name);
    return field;
  });
  return found;
}

/** A text where a list or a group belongs, or the other way round: the form would lose it. */
function shapeMistake(schema: z.ZodType, data: unknown): string {
  const { issues = [] } = schema.safeParse(data, { reportInput: true }).error ?? {};
  const wrong = issues.find(({ code, input }) => code === 'invalid_type' && input);
  return wrong ? `${wrong.path.join('.')}: ${wrong.message}` : '';
}
