import { Document, isCollection, isPair, type Node, type YAMLMap, type YAMLSeq } from 'yaml';
import type { z } from 'zod';
import { checkFile, formatIssue, picturePattern, readYaml, yamlOptions } from '../../../model';

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

/** The form of an area is a group. In the file it may be its name alone. */
const asGroup = (area: unknown) => (typeof area === 'string' ? { name: area } : area);

const isEmpty = (value: unknown) =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/** Sveltia CMS shows the message of the cause. */
const notSaved = (reason: string) => new Error('saving_failed', { cause: new Error(reason) });

/** A custom file format of Sveltia CMS: parses a content file's text and writes it. */
export function fileFormat({ file, folder, schema, readNow, showMistake }: ContentFile) {
  const isList = schema.def.type === 'array';
  /** The text that was read, and the one that was written. */
  let known: string[] = [];
  let mistake = '';
  /** The build's validation of the values. */
  const wrongValues = (values: unknown) =>
    checkFile(schema, values)
      .issues.map((issue) => formatIssue(file, 0, issue))
      .join('\n');

  return {
    fromFile(text: string): unknown {
      const yaml = readYaml(text);
      const data = 'data' in yaml ? (yaml.data ?? (isList ? [] : {})) : undefined;
      known = [text];
      // Wrong values of single fields are corrected in the form.
      if ('issue' in yaml) mistake = formatIssue(file, yaml.line, yaml.issue);
      else mistake = Array.isArray(data) === isList ? '' : wrongValues(data);
      showMistake(mistake);
      // Sveltia CMS then opens an empty form, which toFile does not save.
      if (mistake) throw new Error(mistake);
      return JSON.parse(JSON.stringify(data), (key, value) => {
        if (typeof value === 'string') return pictureName.test(value) ? folder + value : value;
        return key === 'areas' && Array.isArray(value) ? value.map(asGroup) : value;
      });
    },
    async toFile(form: unknown): Promise<string> {
      const now = await readNow().catch(() => {
        throw notSaved('“npm run edit” has ended. Start it again, in this folder, then save.');
      });
      const withoutEmpty = JSON.parse(JSON.stringify(form), (key, value) => {
        if (isEmpty(value)) return undefined;
        // The forms give `false` for each switch that the file leaves out.
        if (value === false && key !== 'active') return undefined;
        return typeof value === 'string' && value.startsWith(folder)
          ? value.slice(folder.length)
          : value;
      });
      const values = withoutEmpty ?? (isList ? [] : {});
      const isChanged = now !== undefined && !known.includes(now);
      const changed = `${file} was changed in another program. Copy what you typed, then reload.`;
      const reason = mistake || (isChanged && changed) || wrongValues(values);
      if (reason) throw notSaved(reason);
      const before = now ?? known.at(-1) ?? '';
      const [head = ''] = /^(#.*\n?)*/.exec(before) ?? [];
      const after = `${head.trim()}\n\n${toYaml(values)}`.trim();
      known = [before, after];
      return after;
    },
  };
}

/** With an empty line before each group, each list, and what follows one. */
function toYaml(values: object): string {
  const document = new Document(values, yamlOptions);
  let wasGroup = false;
  for (const [index, item] of (document.contents as YAMLMap | YAMLSeq).items.entries()) {
    const [start, value] = isPair(item) ? [item.key as Node, item.value] : [item as Node, item];
    start.spaceBefore = index > 0 && (isCollection(value) || wasGroup);
    wasGroup = isCollection(value);
  }
  return document.toString({ lineWidth: 0, blockQuote: false });
}
