import { rateLimitKey, clientAddress } from './clientAddress';

const asked = (
  forwarded: string | undefined,
  hops: number,
  remoteAddress: string | undefined = '192.0.2.9',
) => clientAddress({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }, hops);

it.each([
  // Without a proxy of ours, whatever the header says was said by the visitor.
  [undefined, 0, '192.0.2.9'],
  ['203.0.113.7', 0, '192.0.2.9'],
  ['203.0.113.7', 1, '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7', 1, '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
  ['2001:db8::1', 1, '2001:db8::1'],
  ['::ffff:203.0.113.7', 1, '203.0.113.7'],
  // A header that our proxies cannot have written says nothing.
  [undefined, 1, '192.0.2.9'],
  ['203.0.113.7', 2, '192.0.2.9'],
  ['unknown', 1, '192.0.2.9'],
  ['203.0.113.7:443', 1, '192.0.2.9'],
  ['<script>', 1, '192.0.2.9'],
])('reads X-Forwarded-For %s with %i trusted hops as %s', (forwarded, hops, expected) => {
  expect(asked(forwarded, hops)).toBe(expected);
});

it('unwraps an IPv4-mapped address and returns an empty string for a closed connection', () => {
  expect(asked(undefined, 0, '::ffff:192.0.2.9')).toBe('192.0.2.9');
  expect(clientAddress({ headers: {}, socket: {} }, 0)).toBe('');
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2'],
  ['2001:db8:1:2::ffff', '2001:db8:1:2'],
  ['2001:db8:1:3::1', '2001:db8:1:3'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('counts the requests of %s under %s', (address, network) => expect(rateLimitKey(address)).toBe(network));
