import { paths } from '@/services/config/paths';
import { ratesAsCsv, ratesAsJson, ratesOn } from '@/services/domain/facts/rateFile';
import type { Locale } from '@/services/domain/locale/locale';
import { fetchTopicFacts } from '@/services/gateway/facts';
import { dayOf } from '@/shared/dayOf';

import { absoluteAddress } from './absoluteAddress';
import { gatewayFile } from './gatewayFile';

async function todaysRates(today: string, locale: Locale) {
  const byKind = await fetchTopicFacts('rates', locale);
  const byGoods = await fetchTopicFacts('goodsRates', locale);
  return ratesOn(today, [...byKind, ...byGoods]);
}

/** Milliseconds: a file is hardly older than what it shows, and however many read it, the gateway is asked once a second. */
export const lifetime = () => 1_000;

/** Today's VAT rates of all countries, for programs. */
export const ratesJson = gatewayFile({
  address: paths.ratesJson,
  type: 'application/json',
  lifetime,
  render: async (locale) => {
    const today = dayOf(new Date());
    const page = absoluteAddress(paths.vatRates, locale);
    return ratesAsJson(await todaysRates(today, locale), { page, today });
  },
});

/** The same as a table. */
export const ratesCsv = gatewayFile({
  address: paths.ratesCsv,
  type: 'text/csv',
  lifetime,
  render: async (locale) => ratesAsCsv(await todaysRates(dayOf(new Date()), locale)),
});
