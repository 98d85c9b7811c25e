import { createServer } from 'node:http';
import { listen, readPort } from './port';

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

/** The message with which a command ends. */
async function messageOf(run: () => unknown) {
  const shown = jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(process, 'exit').mockImplementation((status) => {
    throw new Error(`exit ${status}`);
  });
  await expect((async () => run())()).rejects.toThrow('exit 1');
  const [[message] = []] = shown.mock.calls;
  jest.restoreAllMocks();
  return message;
}

test.each([
  ['0', 0],
  ['65536', 0],
  ['65000', 1000],
  ['80.5', 0],
  ['http', 0],
])('the port %s is refused where %i is added to it', async (port, above) => {
  jest.replaceProperty(process, 'argv', ['node', 'start.ts', '--port', port]);
  expect(await messageOf(() => readPort(above))).toContain(
    `from 1 to ${65535 - above}, not "${port}"`,
  );
});

test('without a setting the port is 3000, and the highest is allowed', () => {
  const argv = jest.replaceProperty(process, 'argv', ['node', 'start.ts']);
  jest.replaceProperty(process, 'env', {} as NodeJS.ProcessEnv);
  expect(readPort()).toBe(3000);
  argv.replaceValue(['node', 'start.ts', '--port', '64535']);
  expect(readPort(1000)).toBe(64535);
  jest.restoreAllMocks();
});

test.each([
  [8080, 'EADDRINUSE', 'Port 8080 is taken by another program', '--port 3000'],
  [80, 'EACCES', 'Port 80 cannot be used: not allowed', '--port 8080'],
])('at the port %i with %s another one is named', async (port, code, reason, other) => {
  const server = createServer();
  server.listen = (() => {
    const error = Object.assign(new Error('not allowed'), { code });
    process.nextTick(() => server.emit('error', error));
    return server;
  }) as typeof server.listen;
  const message = await messageOf(() => listen(server, port));
  expect(message).toContain(reason);
  expect(message).toContain(other);
});
