import type { WireService } from '@/contract/calls/services';
import { countryName } from '@/contract/lists/countryName';
import { isServiceCodeOf, serviceCategoryNames } from '@/contract/lists/serviceCodes';
import { isVatIncrement, type ServiceType, serviceTypes } from '@/contract/lists/serviceTypes';

import { countryOfService } from '../../domain/countryOfService';
import type { Service } from '../../payload-types';
import type { CallContext } from '../../platform/http/callContext';
import { isInForce, priceToWire } from './price';
import type { Reading } from './reading';

const toNumber = (code: string | null | undefined): number | null => (code ? Number(code) : null);

/** A code that the category cannot have, as entered before the table was there, is left out. */
const codeOf = ({ category, serviceCode }: Service): number | null =>
  typeof serviceCode === 'number' && isServiceCodeOf(category, serviceCode) ? serviceCode : null;

/** A type from the time when the service was one of a company is left out. */
const typeOf = ({ category, serviceType }: Service): ServiceType | null =>
  category === 'company' ? (toNumber(serviceType) as ServiceType | null) : null;

const linesOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/**
 * A service with the prices that are in force today.
 * @param reading what explains services (`findReading`)
 */
export function serviceToWire(
  service: Service,
  { language, today }: Pick<CallContext, 'language' | 'today'>,
  reading?: Reading,
): WireService {
  const { countryCode, country } = countryOfService(service);
  const type = typeOf(service);
  return {
    id: service.id,
    serviceCode: codeOf(service),
    serviceType: type,
    serverType: type && serviceTypes[type][language],
    vatIncrement: isVatIncrement(type),
    category: service.category,
    categoryName: serviceCategoryNames[service.category][language],
    serverName: service.serverName,
    countryCode,
    country,
    countryName: country && countryName(country)[language],
    summary: service.summary,
    duration: service.duration ?? '',
    url: service.url || null,
    documents: linesOf(service.documents),
    reading: reading?.of(service) ?? [],
    questionsUrl: service.questionsUrl || null,
    questionsTitle: reading?.titleOf(service.questionsUrl) ?? null,
    prices: (service.prices ?? [])
      .filter((price) => isInForce(price, today))
      .map((price, index) => priceToWire(price, index, language)),
  };
}
