/**
 * The commands of the project's packages, as files for Node: Windows cannot start what stands in
 * node_modules/.bin without a shell.
 */
export const packageCommand = {
  next: 'node_modules/next/dist/bin/next',
  tsx: 'node_modules/tsx/dist/cli.mjs',
  tsc: 'node_modules/typescript/bin/tsc',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  jest: 'node_modules/jest/bin/jest.js',
  playwright: 'node_modules/@playwright/test/cli.js',
} as const;

export type PackageCommand = keyof typeof packageCommand;
