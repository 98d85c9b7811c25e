import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  contentFiles,
  contentFolder,
  fillPlaceholders,
  formatPath,
  type placeholderValues,
  readYaml,
  textsIn,
} from '../../content/schema';

/* Where the texts of the pages are in the owner's files. */

interface TextSource {
  /** Such as `content/pages/services.yaml, line 12, quote`. */
  source: string;
  text: string;
}

const read = (file: string) => {
  const yaml = readYaml(readFileSync(path.join(contentFolder, file), 'utf8'));
  if ('issue' in yaml) throw new Error(`${file} cannot be read.`);
  return yaml;
};

const plain = (text: string) =>
  text
    .replaceAll('\u2060', '')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .trim();

function textSourcesIn(
  { file, schema }: (typeof contentFiles)[keyof typeof contentFiles],
  facts: ReturnType<typeof placeholderValues>,
): TextSource[] {
  const yaml = read(file);
  const { filled } = fillPlaceholders(schema, yaml.data, facts);
  return textsIn(filled).map(({ path: field, text }) => ({
    source: `${contentFolder}/${file}, line ${yaml.lineOf(field)}, ${formatPath(field)}`,
    text: plain(text),
  }));
}

/** Returns a function that names the file, line and field of a text of the pages. */
export function sourceFinder(facts: ReturnType<typeof placeholderValues>) {
  const sources = Object.values(contentFiles).flatMap((file) => textSourcesIn(file, facts));
  return (text: string): string | undefined => {
    const wanted = plain(text);
    const same = sources.find((each) => each.text === wanted);
    // A page may show a part of a text, or a text among others.
    const near = sources
      .filter((each) => each.text.length > 3)
      .filter((each) => each.text.includes(wanted) || wanted.includes(each.text))
      .sort((one, other) => other.text.length - one.text.length)[0];
    return (same ?? (wanted.length > 3 ? near : undefined))?.source;
  };
}
