import type { WireServiceAnswer } from '@/contract/calls/services';

import type { Service } from '../payload-types';
import { countryOfService } from './countryOfService';

/** The obligations that a service answers; a row without a country of its own has that of the service. */
export function answersToWire(service: Pick<Service, 'answers' | 'countryCode'>): WireServiceAnswer[] {
  const ofService = countryOfService(service).country;
  return (service.answers ?? []).flatMap(
    ({ obligation, country, company, isAlsoAtHome, isOptional, coveredBy }) => {
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
    },
  );
}
