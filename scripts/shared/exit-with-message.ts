/** Prints what went wrong, without a stack trace, and ends the process. */
export function exitWithMessage(error: unknown): never {
  const text = error instanceof Error ? error.message : `${error}`;
  console.error(`\n${text}\n`);
  process.exit(1);
}
