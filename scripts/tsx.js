// Lets Node run TypeScript: `node --import ./scripts/tsx.js FILE`. Says in words when the packages are missing.
try {
  await import('tsx');
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  console.error('\nThe packages are missing. Type: npm ci\n');
  process.exit(1);
}
