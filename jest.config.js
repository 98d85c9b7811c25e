import { mkdirSync } from 'node:fs';
import nextJest from 'next/jest.js';

// Jest writes its report here and makes no folder.
mkdirSync('test-results', { recursive: true });

const createJestConfig = nextJest({ dir: './' });

export default createJestConfig({
  globalSetup: './jest.setup.mjs',
  // A test that needs a DOM says so in its first line: setting one up costs half a second a file.
  testEnvironment: 'node',
  // Not a pattern with <rootDir>: the path of the project may hold characters that mean something in it.
  roots: ['adapter', 'app', 'components', 'model', 'scripts'],
  testRegex: '\\.test\\.tsx?$',
  restoreMocks: true,
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
  },
  // Jest leaves one core to its own process, which does little. Of two cores that is half.
  maxWorkers: '100%',
  // Encoding pictures is slow where other work keeps the machine busy.
  testTimeout: 60_000,
});
