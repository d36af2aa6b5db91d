/**
 * The visitor's address from `X-Forwarded-For`, to which each server on the way adds whom it was asked by at the end.
 * The last `trustedHops` entries are servers of ours; what stands left of the visitor could be forged.
 */
export function forwardedAddress(forwardedFor: string | null, trustedHops: number): string {
  const addresses = (forwardedFor ?? '').split(',').map((address) => address.trim());
  return addresses.at(-1 - trustedHops) ?? '';
}
