import type { WireServiceAnswer } from '@/contract/calls/services';
import { countryCodes } from '@/contract/lists/countries';

import type { Service } from '../payload-types';

/** The obligations that a service answers; a row without a country of its own has that of the service. */
export function answersToWire({
  answers,
  countryCode,
}: Pick<Service, 'answers' | 'countryCode'>): WireServiceAnswer[] {
  const ofService = countryCode ? countryCodes[countryCode] : undefined;
  return (answers ?? []).flatMap(({ obligation, country, company, isAlsoAtHome, isOptional, coveredBy }) => {
    const place = country || ofService;
    if (!place) return [];
    return {
      obligation,
      country: place,
      company,
      isAlsoAtHome: isAlsoAtHome ?? false,
      isOptional: isOptional ?? false,
      coveredBy: coveredBy ?? [],
    };
  });
}
