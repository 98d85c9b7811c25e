import { existsSync, lstatSync, readdirSync } from 'node:fs';

// Lets Node run TypeScript: `node --import ./scripts/tsx.js FILE`. Says in words when the packages are missing. A command
// that fails prints the error's message and ends with the status 1; with DEBUG it prints the stack.

process.on('uncaughtException', (error) => {
  console.error(process.env.DEBUG ? error : `\n${error.message}\n`);
  process.exit(1);
});

// Node would look for the packages where the link leads.
if (lstatSync('content', { throwIfNoEntry: false })?.isSymbolicLink()) {
  console.error('\ncontent is a link. Put the folder itself in its place.\n');
  process.exit(1);
}
// Node would take a module of these in place of the project's own, so a change of texts could run code.
const schema = 'content/schema';
const inSchema = existsSync(schema) ? readdirSync(schema).map((name) => `${schema}/${name}`) : [];
for (const folder of ['content', schema, ...inSchema])
  for (const file of [`${folder}/node_modules`, `${folder}/package.json`])
    if (existsSync(file)) {
      console.error(`\nRemove ${file}: content/ has no modules.\n`);
      process.exit(1);
    }
try {
  await import('tsx');
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  console.error('\nThe packages are missing. Type: npm ci\n');
  process.exit(1);
}
