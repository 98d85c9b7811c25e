/** Prints what went wrong, without a stack trace, and ends the process. */
export function exitWithMessage(error: unknown): never {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
