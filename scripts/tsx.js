// Lets Node run TypeScript: `node --import ./scripts/tsx.js FILE`. Says in words when the packages are missing. A command
// that fails prints the error's message and ends with the status 1; with DEBUG it prints the stack.

process.on('uncaughtException', (error) => {
  console.error(process.env.DEBUG ? error : `\n${error.message}\n`);
  process.exit(1);
});
try {
  await import('tsx');
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  console.error('\nThe packages are missing. Type: npm ci\n');
  process.exit(1);
}
