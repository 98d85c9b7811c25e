import type { z } from 'zod';
import { asMeant } from '../../../content/model/as-meant';
import { sentences, where } from '../../../content/model/issues';
import { type ContentKey, contentFiles } from '../../../content/model/schema';
import type { Check } from './file-format';

/**
 * The same check as the build's, for one file. A text of a page counts only once its {placeholders}
 * are filled in, so the length of one that has any is left to the build.
 */
export function checkFile(name: string): Check {
  const { schema } = contentFiles[name as ContentKey];
  return (data) => {
    const { error } = (schema as z.ZodType).safeParse(asMeant(name as ContentKey, data), {
      reportInput: true,
    });
    const issues = error?.issues.filter(
      ({ code, input }) => !(['too_small', 'too_big'].includes(code) && /\{/.test(String(input))),
    );
    return sentences(schema, issues ?? []).map(({ at, sentence }) => `${where(at)}: ${sentence}`);
  };
}
