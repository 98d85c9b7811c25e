/**
 * Runs a command of package.json. Any error, also a later one, ends it with the error's message alone. A bug in the code,
 * which Node reports by a class of its own without a code (a TypeError, for example), is printed with its stack, and so is
 * any error when DEBUG is set.
 */
export function runCommand(command: () => Promise<void>): void {
  process.on('uncaughtException', exitWithMessage);
  command().catch(exitWithMessage);
}

function exitWithMessage(error: Error): never {
  const isBug = error.constructor !== Error && error.name !== 'ContentError' && !('code' in error);
  if (process.env.DEBUG || isBug) console.error(error);
  if (isBug)
    console.error('\nThis is a bug in the code of the site, not an error in its content.\n');
  else if (!process.env.DEBUG) console.error(`\n${error.message}\n`);
  process.exit(1);
}
