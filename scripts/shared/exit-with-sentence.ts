import { ContentError } from '../../content/schema/load-content';


/** Ends a command: what somebody can mend as plain words, anything unexpected with its trace. */
export function exitWithSentence(error: unknown): never {
  const isSentence = error instanceof ContentError;
  console.error(isSentence ? `\n${error.message}\n` : error);
  process.exit(1);
}
