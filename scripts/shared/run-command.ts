/**
 * Runs a command of package.json. Any error, including a later one, ends the process and prints only its message. The
 * stack is printed too if DEBUG is set, or if the error is a bug: an instance of a built-in class such as TypeError,
 * without a code.
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
