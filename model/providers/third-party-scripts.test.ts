import { thirdPartyScripts, thirdPartySources } from './third-party-scripts';

test('the policy allows a script every kind of request to its hosts, and styles', () => {
  const list = thirdPartyScripts.parse([
    { src: 'https://chat.example/w.js', hosts: ['https://*.api.example'] },
    { src: '/tag.js' },
  ]);
  const [chat, own] = list.map(thirdPartySources);
  const hosts = ['https://chat.example', 'https://*.api.example'];
  for (const type of ['script', 'frame', 'font'] as const) expect(chat?.[type]).toEqual(hosts);
  expect(chat?.image).toEqual([...hosts, 'data:']);
  expect(chat?.style).toEqual([...hosts, "'unsafe-inline'"]);
  expect(chat?.connect).toEqual([...hosts, 'wss://chat.example', 'wss://*.api.example']);
  expect(own?.script).toEqual([]);
});

test.each(['http://a.example/x.js', '//a.example/x.js', 'tag.js', '/a b.js', 'https://a.example'])(
  '%s is refused as the address of a script',
  (src) => {
    expect(thirdPartyScripts.safeParse([{ src }]).success).toBe(false);
  },
);
