import { isLocalHost } from './local-host';

test('only hosts of this computer and its network are local', () => {
  const local =
    'localhost a.localhost 127.0.0.1 [::1] 10.0.0.5 172.16.0.2 172.20.0.1 172.31.9.9 192.168.1.2 169.254.3.4 [fe80::1] [fc00::1] [fd12:3456::1] mac.local pc pc.lan nas.home.arpa';
  const remote =
    'firm.example 10.example.com 127.0.0.1.example.com 172.15.0.1 172.32.0.1 192.169.0.1 11.0.0.1 8.8.8.8 [2001:db8::1] [fe00::1] local.example home.arpa.example';
  expect(local.split(' ').filter((host) => !isLocalHost(host))).toEqual([]);
  expect(remote.split(' ').filter(isLocalHost)).toEqual([]);
});
