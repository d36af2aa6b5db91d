import ipaddr from 'ipaddr.js';

/** Whom an address belongs to: of an IPv6 address the first half, for the rest changes at the visitor's will. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv6' ? parsed.toByteArray().slice(0, 8).join('.') : parsed.toString();
}
