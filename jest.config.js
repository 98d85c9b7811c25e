import { mkdirSync } from 'node:fs';
import nextJest from 'next/jest.js';

// Jest writes its report to this folder but doesn't create it.
mkdirSync('test-results', { recursive: true });

const createJestConfig = nextJest({ dir: './' });

export default createJestConfig({
  globalSetup: './jest.setup.mjs',
  // Tests that need a DOM choose jsdom in their first line, because setting it up takes half a second per file.
  testEnvironment: 'node',
  // Not a pattern with <rootDir>, because the project's path may contain special characters.
  roots: ['adapter', 'app', 'components', 'model', 'scripts'],
  testRegex: '\\.test\\.tsx?$',
  restoreMocks: true,
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
  },
  // By default Jest reserves one core for its own process, which does little. With two cores that would be half.
  maxWorkers: '100%',
  // Encoding pictures is slow on a busy machine.
  testTimeout: 60_000,
});
