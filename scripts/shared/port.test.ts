import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen, readPort } from './port';

function mockProcess(args: string[], env: Record<string, string>) {
  jest.replaceProperty(process, 'argv', ['node', 'start.ts', ...args]);
  jest.replaceProperty(process, 'env', env as NodeJS.ProcessEnv);
}

test.each([
  [['--port', '4000'], {}, 4000],
  [['--port=4000'], { PORT: '5000' }, 4000],
  [[], { npm_config_port: '4000' }, 4000],
  [[], { PORT: '4000' }, 4000],
  [[], {}, 3000],
])('with the arguments %j and the environment %j the port is %i', (args, env, port) => {
  mockProcess(args, env);
  expect(readPort()).toBe(port);
});

test.each(['0', '65536', '80.5', 'http'])(
  'the port %s is refused with a readable message',
  (port) => {
    mockProcess(['--port', port], {});
    expect(readPort).toThrow(`The port must be a number from 1 to 65535, not "${port}".`);
  },
);

test('if the port is in use, the message suggests another one', async () => {
  mockProcess([], { npm_lifecycle_event: 'start' });
  const first = createServer().listen(0);
  const { port } = first.address() as AddressInfo;
  await expect(listen(createServer(), port)).rejects.toThrow(
    `Port ${port} is in use by another program. Use a different one: npm run start -- --port 8080`,
  );
  first.close();
});
