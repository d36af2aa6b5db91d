import { safeReturn } from './safeReturn';

const hosts = { siteUrl: 'https://www.example.com', publicUrl: 'https://gateway.example.com' };

it.each([
  ['https://www.example.com/de/cht/calculate?a=1#b', 'https://www.example.com/de/cht/calculate?a=1#b'],
  ['/workPlace', '/workPlace'],
  ['/user/reports?lang=de', '/user/reports?lang=de'],
  ['https://gateway.example.com/workPlace', '/workPlace'],
  ['/user/coupons', '/user/coupons'],
  ['/user/calendar', '/user/calendar'],
  ['/', '/'],
])('%s returns to %s', (wish, address) => expect(safeReturn(wish, hosts)).toBe(address));

it.each([
  null,
  '',
  'https://evil.example/',
  '//evil.example/workPlace',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https://www.example.com.evil.example/',
  'https://www.example.com@evil.example/',
  'https://user:pass@www.example.com/',
  'http://www.example.com/',
  'https://www.example.com:8443/',
  'javascript:alert(1)',
  'data:text/html,hello',
  '/admin',
  '/cms-api/users',
  '/user/logout',
  '/user/login',
  '/workPlace/../admin',
  `/workPlace?${'x'.repeat(3_000)}`,
])('refuses %s', (wish) => expect(safeReturn(wish, hosts)).toBeNull());
