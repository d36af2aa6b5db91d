import type { CallData } from '@/contract/calls/calls';

/** ISO 3166-1 alpha-2, or undefined for addresses that no country is known of. */
export const countryFromWire = ({ country }: CallData<'interview'>): string | undefined =>
  country === 'unknown' ? undefined : country;
