import type { WireService } from '@/contract/calls/services';
import { countryCodes, isCountryCode } from '@/contract/lists/countries';

import type { Service } from '../payload-types';

/** The country of a service, with its code where the requirements have one; both null for a service of no country. */
export function countryOfService({
  countryCode,
}: Pick<Service, 'countryCode'>): Pick<WireService, 'countryCode' | 'country'> {
  const code = Number(countryCode);
  return countryCode && isCountryCode(code)
    ? { countryCode: code, country: countryCodes[code] }
    : { countryCode: null, country: countryCode ?? null };
}
