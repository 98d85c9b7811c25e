import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen, readPort } from './port';

function givenPort(words: string[], env: Record<string, string>) {
  jest.replaceProperty(process, 'argv', ['node', 'start.ts', ...words]);
  jest.replaceProperty(process, 'env', env as NodeJS.ProcessEnv);
}

test.each([
  [['--port', '4000'], {}, 4000],
  [['--port=4000'], { PORT: '5000' }, 4000],
  [[], { npm_config_port: '4000' }, 4000],
  [[], { PORT: '4000' }, 4000],
  [[], {}, 3000],
])('the port of %j with %j is %i', (words, env, port) => {
  givenPort(words, env);
  expect(readPort()).toBe(port);
});

test.each(['0', '65536', '80.5', 'http'])('the port %s is refused in words', (port) => {
  givenPort(['--port', port], {});
  expect(readPort).toThrow(`The port must be a number from 1 to 65535, not "${port}".`);
});

test('when the port is taken another one is named', async () => {
  givenPort([], { npm_lifecycle_event: 'start' });
  const first = createServer().listen(0);
  const { port } = first.address() as AddressInfo;
  await expect(listen(createServer(), port)).rejects.toThrow(
    `Port ${port} is taken by another program. Use another one: npm run start -- --port 8080`,
  );
  first.close();
});
