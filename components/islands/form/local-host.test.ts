import { isLocalHost } from './local-host';

it.each([
  'localhost',
  'site.localhost',
  '127.0.0.1',
  '127.8.0.1',
  '[::1]',
  '10.0.0.5',
  '172.16.0.2',
  '172.31.255.1',
  '192.168.1.20',
  '169.254.3.4',
  '[fd12:3456::1]',
  '[fe80::1]',
  'macbook.local',
  'workshop-pc',
])('%s is here', (host) => {
  expect(isLocalHost(host)).toBe(true);
});

it.each([
  'northpane.example',
  'example.com',
  '10.example.com',
  '127.0.0.1.example.com',
  '192.168.example.com',
  '172.32.0.1',
  '8.8.8.8',
  '[2001:db8::1]',
  'local.example.com',
  'site.pages.dev',
  '',
])('%s is elsewhere', (host) => {
  expect(isLocalHost(host)).toBe(false);
});
