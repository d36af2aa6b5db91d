import { forwardedAddress } from './forwardedAddress';

it.each([
  [null, 0, ''],
  ['', 0, ''],
  ['203.0.113.7', 0, '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7', 0, '203.0.113.7'],
  ['198.51.100.1,203.0.113.7 , 10.0.0.2', 1, '203.0.113.7'],
  ['203.0.113.7', 1, ''],
  ['2001:db8::7', 0, '2001:db8::7'],
])('the address in %j behind %d more proxies is %j', (forwardedFor, hops, expected) =>
  expect(forwardedAddress(forwardedFor, hops)).toBe(expected),
);
