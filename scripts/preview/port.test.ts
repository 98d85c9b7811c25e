import { portMessage, readPort } from './port';

test.each([
  ['EADDRINUSE', 3000, /taken.* --port 8080/],
  ['EACCES', 3000, /denied.* --port 8080/],
  ['EACCES', 8080, /denied.* --port 3000/],
])('the message for %s at port %i names another port', (code, port, message) => {
  expect(portMessage(Object.assign(new Error('permission denied'), { code }), port)).toMatch(
    message,
  );
});

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
