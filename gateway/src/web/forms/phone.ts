/**
 * A telephone number as people write it, in the form that the contract asks for: `+49 (0)151 / 234-567` and
 * `0049 151 234567` become `+49151234567`. What has no country code stays without one.
 */
export const normalisePhone = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\(0\)/, '')
    .replace(/[\s().\-/‐-―]/g, '')
    .replace(/^00/, '+');
