// Lets Node run TypeScript: `node --import ./scripts/tsx.js FILE`. Says in words when the packages are missing. A command
// that fails prints the error's message and ends with the status 1. It prints the stack too with DEBUG, and for a bug of the
// code, which Node reports by a class of its own without a code (TypeError and its like).

process.on('uncaughtException', (error) => {
  const isBug = error.constructor !== Error && error.name !== 'ContentError' && !error.code;
  if (process.env.DEBUG || isBug) console.error(error);
  if (isBug)
    console.error('\nThis is a bug in the code of the site, not an error in its content.\n');
  else if (!process.env.DEBUG) console.error(`\n${error.message}\n`);
  process.exit(1);
});
try {
  await import('tsx');
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  console.error('\nThe packages are missing. Type: npm ci\n');
  process.exit(1);
}
