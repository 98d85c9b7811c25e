import { Document, isCollection, isPair, type Node, type YAMLMap, type YAMLSeq } from 'yaml';
import type { z } from 'zod';
import { checkFile, formatIssue, parseYaml, picturePattern, yamlOptions } from '../../../model';

interface ContentFile {
  file: string;
  /** What Sveltia CMS puts before the names of pictures, for example /content/pictures/. */
  folder: string;
  schema: z.ZodType;
  /** Returns the current text of the file, if the page can read it. */
  readNow: () => Promise<string | undefined>;
  /** Shows why the file can't be edited in its form. An empty string hides the message. */
  showError: (message: string) => void;
}

const pictureName = new RegExp(picturePattern);

/** Returns an area as a group, as the form needs it. In the file it may be a plain name. */
const asGroup = (area: unknown) => (typeof area === 'string' ? { name: area } : area);

const isEmpty = (value: unknown) =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/** Returns an error that keeps Sveltia CMS from saving. It shows the message of the cause. */
const notSaved = (reason: string) => new Error('saving_failed', { cause: new Error(reason) });

/** Returns a custom format for Sveltia CMS, which parses and writes the text of a content file. */
export function fileFormat({ file, folder, schema, readNow, showError }: ContentFile) {
  const isList = schema.def.type === 'array';
  /** The text that was last read, and the one that was last written. */
  let known: string[] = [];
  let fileError = '';
  /** Validates the values like a build, and returns the messages. */
  const messagesFor = (values: unknown) =>
    checkFile(schema, values)
      .issues.map((issue) => formatIssue(file, 0, issue))
      .join('\n');

  return {
    fromFile(text: string): unknown {
      const yaml = parseYaml(text);
      const data = 'data' in yaml ? (yaml.data ?? (isList ? [] : {})) : undefined;
      known = [text];
      // Wrong values in single fields are not reported here, because they can be fixed in the form.
      if ('issue' in yaml) fileError = formatIssue(file, yaml.line, yaml.issue);
      else fileError = Array.isArray(data) === isList ? '' : messagesFor(data);
      showError(fileError);
      // Sveltia CMS then opens an empty form, which toFile does not save.
      if (fileError) throw new Error(fileError);
      return JSON.parse(JSON.stringify(data), (key, value) => {
        if (typeof value === 'string') return pictureName.test(value) ? folder + value : value;
        return key === 'areas' && Array.isArray(value) ? value.map(asGroup) : value;
      });
    },
    async toFile(form: unknown): Promise<string> {
      const now = await readNow().catch(() => {
        throw notSaved(
          '“npm run edit” is no longer running. Start it again in this folder, then save.',
        );
      });
      const withoutEmpty = JSON.parse(JSON.stringify(form), (key, value) => {
        if (isEmpty(value)) return undefined;
        // The form has `false` for each switch that the file leaves out.
        if (value === false && key !== 'active') return undefined;
        return typeof value === 'string' && value.startsWith(folder)
          ? value.slice(folder.length)
          : value;
      });
      const values = withoutEmpty ?? (isList ? [] : {});
      const isChanged = now !== undefined && !known.includes(now);
      const changed = `${file} was changed in another program. Copy what you typed, then reload this page.`;
      const reason = fileError || (isChanged && changed) || messagesFor(values);
      if (reason) throw notSaved(reason);
      const before = now ?? known.at(-1) ?? '';
      const [head = ''] = /^(#.*\n?)*/.exec(before) ?? [];
      const after = `${head.trim()}\n\n${toYaml(values)}`.trim();
      known = [before, after];
      return after;
    },
  };
}

/** Returns the values as YAML, with an empty line before and after each group and each list. */
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
