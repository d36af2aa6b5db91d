import { findCountry } from './findCountry';

it.each([
  ['53.0.0.1', 'DE'],
  ['8.8.8.8', 'US'],
  ['::ffff:53.0.0.1', 'DE'],
  ['::ffff:3500:1', 'DE'],
  ['2001:4860:4860::8888', 'US'],
  ['2A02:2E0:3FE:1001:302::', 'DE'],
])('%s is in %s', (address, country) => expect(findCountry(address)).toBe(country));

it.each([
  ['an empty text', ''],
  ['a word', 'unknown'],
  ['octal numbers', '0065.0.0.1'],
  ['an address with its port', '53.0.0.1:443'],
  ['an address in brackets', '[::1]'],
  ['something long', '5'.repeat(5000)],
  ['two addresses', '53.0.0.1, 53.0.0.2'],
  ['loopback', '127.0.0.1'],
  ['loopback, IPv4 in IPv6', '::ffff:127.0.0.1'],
  ['a private network', '10.1.2.3'],
  ['a private network, IPv6', 'fd12:3456::1'],
  ['a link-local address, IPv6, with its zone', 'fe80::1%eth0'],
  ['an address of carrier-grade NAT', '100.64.0.1'],
  ['a documentation address, IPv6', '2001:db8::1'],
  ['the unspecified address', '0.0.0.0'],
])('%s is in no known country: %s', (_case, address) => expect(findCountry(address)).toBe('unknown'));
