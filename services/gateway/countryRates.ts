import { unionMembers } from '@/contract/lists/unionMembers';
import { guideUidOf } from '@/contract/site/countryGuides';
import { env } from '@/services/config/env';
import type { CountryRates } from '@/services/domain/calculators/parcel';
import type { Locale } from '@/services/domain/locale/locale';

import { callGateway } from './client';
import { countryRatesFromWire } from './map/countryRates';
import { staleWhileRevalidate } from './staleWhileRevalidate';
import { undefinedIfNotFound } from './undefinedIfNotFound';

/** Each parcel asks for the facts of one country, so that they are kept for a while: those of all 27 at most. */
const facts = Object.fromEntries(
  unionMembers.map((country) => [
    country,
    staleWhileRevalidate({
      lifetime: () => env().REVALIDATE_SECONDS * 1_000,
      fetch: async (locale: Locale) => {
        const page = await undefinedIfNotFound(
          callGateway('getCustom', { uid: guideUidOf(country) }, { locale }),
        );
        return page?.blocks.flatMap((block) => (block.blockType === 'countryFacts' ? block.facts : [])) ?? [];
      },
    }),
  ]),
);

/**
 * The rates of VAT of a Member State on a day, from the facts on its page; undefined where these say nothing.
 * @param day ISO date
 */
export async function fetchCountryRates(
  country: string,
  locale: Locale,
  day: string,
): Promise<CountryRates | undefined> {
  return countryRatesFromWire((await facts[country]?.get(locale)) ?? [], day);
}
