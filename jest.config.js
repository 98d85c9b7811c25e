import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

const config = createJestConfig({
  // A test that needs a DOM says so in its first line; setting one up costs half a second a file.
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{app,components,content,scripts}/**/*.test.{ts,tsx}'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^svgo/browser$': '<rootDir>/node_modules/svgo/dist/svgo.browser.js',
  },
  // Jest would leave one core to the machine, which is half of two.
  maxWorkers: '100%',
  // A disk that confirms each write, or an encoder, is slow where other work keeps the machine busy.
  testTimeout: 60_000,
});

/** Next's settings, except that what ships as ES modules only is compiled too: the HTML parser, and what makes drawings small. */
export default async () => ({
  ...(await config()),
  transformIgnorePatterns: ['/node_modules/(?!(parse5|entities|svgo)/)', '\\.module\\.css$'],
});
