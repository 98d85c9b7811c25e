import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

const config = createJestConfig({
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/{app,components,content,scripts}/**/*.test.{ts,tsx}'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  setupFilesAfterEnv: ['<rootDir>/jest.setup.js'],
  // A disk that confirms each write, or an encoder, is slow where other work keeps the machine busy.
  testTimeout: 60_000,
});

/** Next's settings, except that the HTML parser, which ships as ES modules only, is compiled too. */
export default async () => ({
  ...(await config()),
  transformIgnorePatterns: ['/node_modules/(?!(parse5|entities)/)', '\\.module\\.css$'],
});
