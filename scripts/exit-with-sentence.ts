import { ContentFaults } from '../content/load';

/** Ends a command: content faults as their plain list, anything unexpected with its trace. */
export function exitWithSentence(error: unknown): never {
  console.error(error instanceof ContentFaults ? `\n${error.message}\n` : error);
  process.exit(1);
}
