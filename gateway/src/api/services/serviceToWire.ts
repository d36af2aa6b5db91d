import type { WireService } from '@/contract/calls/services';
import { countryCodes } from '@/contract/lists/countries';

import { countryName } from '../../domain/countryCodes';
import { serviceCategoryNames } from '../../domain/serviceCategories';
import type { Service } from '../../payload-types';
import type { CallContext } from '../../platform/http/callContext';
import { isInForce, priceToWire } from './price';

const toNumber = (code: string | null | undefined): number | null => (code ? Number(code) : null);

/** A service with the prices that are in force today. */
export function serviceToWire(
  service: Service,
  { language, today }: Pick<CallContext, 'language' | 'today'>,
): WireService {
  const country = service.countryCode ? countryCodes[service.countryCode] : null;
  return {
    id: service.id,
    serviceCode: service.serviceCode ?? null,
    serviceType: toNumber(service.serviceType),
    category: service.category,
    categoryName: serviceCategoryNames[service.category][language],
    serverName: service.serverName,
    countryCode: toNumber(service.countryCode),
    country,
    countryName: country && countryName(country)[language],
    summary: service.summary,
    duration: service.duration ?? '',
    url: service.url || null,
    prices: (service.prices ?? [])
      .filter((price) => isInForce(price, today))
      .map((price, index) => priceToWire(price, index, language)),
  };
}
