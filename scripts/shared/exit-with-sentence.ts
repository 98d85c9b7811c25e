import { ContentError } from '../../content/schema/load-content';
import { FrameworkChanged } from '../framework/expect-count.js';

/** Ends a command: what somebody can mend as plain words, anything unexpected with its trace. */
export function exitWithSentence(error: unknown): never {
  const isSentence = error instanceof ContentError || error instanceof FrameworkChanged;
  console.error(isSentence ? `\n${error.message}\n` : error);
  process.exit(1);
}
