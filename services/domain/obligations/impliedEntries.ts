import type { ServiceCategory } from '@/contract/lists/services';
import type { ProductKind } from '@/contract/lists/surveys';
import type { ServiceCard } from '@/services/domain/services/service';

import { surveyCountries } from './surveyCountries';

/** The goods that services of an area are for. */
const goodsOf: Partial<Record<ServiceCategory, ProductKind>> = {
  weee: 'electrical',
  battery: 'battery',
  textile: 'textile',
  furniture: 'furniture',
  toy: 'toy',
  tyre: 'tyre',
  cpnp: 'cosmetics',
};

/**
 * What services imply for the check, as the query of its address (`entriesOfQuery`): the goods that they are for and the
 * countries they are for. Low-value imports follow from the IOSS.
 */
export function impliedEntries(services: Pick<ServiceCard, 'category' | 'country'>[]): URLSearchParams {
  const implied = services.flatMap(({ category, country }): [string, string | undefined][] => [
    ['productKinds', goodsOf[category]],
    ['salesCountries', country !== null && surveyCountries.includes(country) ? country : undefined],
    ['importedConsignments', category === 'ioss' ? 'upTo150' : undefined],
  ]);
  const known = implied.filter((entry): entry is [string, string] => entry[1] !== undefined);
  return new URLSearchParams([...new Map(known.map((entry) => [entry.join(), entry])).values()]);
}
