import { readOptions } from './read-options';

test.each([
  [[], {}, false],
  [['--online'], {}, true],
  [[], { npm_config_online: 'true' }, true],
  [['online'], {}, undefined],
  [['--onlin'], {}, undefined],
])('the options %j with %j: the published site is checked: %s', (args, env, isOnline) => {
  expect(readOptions(args, env as NodeJS.ProcessEnv)).toBe(isOnline);
});
