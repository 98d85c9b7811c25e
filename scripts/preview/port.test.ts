import { readPort } from './port';

test.each([
  [['--port', '4000'], {}],
  [['--port=4000'], { PORT: '5000' }],
  [[], { npm_config_port: '4000' }],
  [[], { PORT: '4000' }],
])('the port of %j with %j is 4000', (words, env) => {
  jest.replaceProperty(process, 'argv', ['node', 'start.ts', ...words]);
  jest.replaceProperty(process, 'env', env as NodeJS.ProcessEnv);
  expect(readPort()).toBe(4000);
  jest.restoreAllMocks();
});
