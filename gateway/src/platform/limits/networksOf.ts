import ipaddr from 'ipaddr.js';

/**
 * Whom an address belongs to, the smaller network first. An IPv4 address counts by itself. Of an IPv6 address the first
 * half (/64) counts, for the rest changes at the visitor's will, and also its /48: who has one of those has 65,536 of
 * the others.
 */
export function networksOf(address: string): [string, string?] {
  if (!ipaddr.isValid(address)) return ['unknown'];
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return [parsed.toString()];
  const bytes = parsed.toByteArray();
  return [bytes.slice(0, 8).join('.'), bytes.slice(0, 6).join('.')];
}
