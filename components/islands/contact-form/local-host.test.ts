import { isLocalHost } from './local-host';

test('only hosts of this computer and its network are local', () => {
  const local =
    'localhost a.localhost 127.0.0.1 [::1] 10.0.0.5 172.16.0.2 192.168.1.2 [fe80::1] mac.local pc';
  const remote =
    'firm.example 10.example.com 127.0.0.1.example.com 172.32.0.1 8.8.8.8 [2001:db8::1]';
  expect(local.split(' ').filter((host) => !isLocalHost(host))).toEqual([]);
  expect(remote.split(' ').filter(isLocalHost)).toEqual([]);
});
