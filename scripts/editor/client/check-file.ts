import type { z } from 'zod';
import { acrossEntries } from '../../../content/schema/across-entries';
import { asMeant } from '../../../content/schema/as-meant';
import { sentences, show } from '../../../content/schema/issues';
import { type ContentKey, contentFiles } from '../../../content/schema/schema';
import { fieldLabel } from './field-label';
import type { Check } from './file-format';

/**
 * The same check as the build's, as far as one file alone can be at fault. A text of a page counts
 * only once its {placeholders} are filled in, so the length of one that has any is left to the build.
 */
export function checkFile(name: string): Check {
  const { schema } = contentFiles[name as ContentKey];
  return (form) => {
    const data = asMeant(name as ContentKey, form);
    const { error } = (schema as z.ZodType).safeParse(data, { reportInput: true });
    const issues = error?.issues.filter(
      ({ code, input }) => !(['too_small', 'too_big'].includes(code) && /\{/.test(String(input))),
    );
    const between = acrossEntries(name as ContentKey, data).map(({ at, found, expected }) => ({
      at,
      sentence: `found ${show(found)}, expected ${expected}.`,
    }));
    return [...sentences(schema, issues ?? []), ...between].map(
      ({ at, sentence }) => `${fieldLabel(schema, at)}: ${sentence}`,
    );
  };
}
