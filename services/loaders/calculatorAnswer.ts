import type { ParsedUrlQuery } from 'node:querystring';

import { type CalculatorName, isCalculator } from '@/contract/lists/calculators';
import { unionMembers } from '@/contract/lists/unionMembers';
import { paths } from '@/services/config/paths';
import type { CalculatorAnswer, CalculatorResult } from '@/services/domain/calculators/answer';
import { type Answered, answersOf, type Fields } from '@/services/domain/calculators/fields';
import { isMarketplaces, type OssBasis, ossOf } from '@/services/domain/calculators/oss';
import { ossChannels, ossFields, salesField } from '@/services/domain/calculators/ossFields';
import {
  chosenRate,
  hasFlatDuty,
  lowValueLimit,
  parcelCosts,
  parcelFields,
} from '@/services/domain/calculators/parcel';
import { thresholdFields, thresholdOf } from '@/services/domain/calculators/threshold';
import type { Locale } from '@/services/domain/locale/locale';
import { fetchCountryRates } from '@/services/gateway/countryRates';
import { fetchDueRules } from '@/services/gateway/dueDates';
import { fetchPricesOfCheck } from '@/services/gateway/surveyPrices';
import { dayOf } from '@/shared/dayOf';

import { renderedForQuery } from './renderedForQuery';
import { withStaticProps } from './withStaticProps';

type Answer = (query: ParsedUrlQuery, locale: Locale, day: string) => Promise<CalculatorAnswer>;

const answered = (
  { entries, faults }: Pick<Answered<Fields>, 'entries' | 'faults'>,
  day: string,
  more: Partial<CalculatorAnswer> = {},
): CalculatorAnswer => ({ entries, faults, reduced: [], isUnavailable: false, result: null, day, ...more });

const threshold: Answer = (query, _locale, day) => {
  const given = answersOf(thresholdFields, query);
  const result: CalculatorResult | null = given.values && {
    calculator: 'threshold',
    office: given.values.office,
    threshold: thresholdOf(given.values),
  };
  return Promise.resolve(answered(given, day, { result }));
};

/** A comparison without prices, or without numbers of returns, is better than none. */
async function ossBasis(locale: Locale, day: string): Promise<OssBasis> {
  const [dueRules, prices] = await Promise.all([
    fetchDueRules(locale).catch(() => null),
    fetchPricesOfCheck(locale).catch(() => null),
  ]);
  return { day, dueRules, prices };
}

const oss: Answer = async (query, locale, day) => {
  const given = answersOf(ossFields, query);
  if (!given.values) return answered(given, day);
  const { values } = given;
  const sales = unionMembers.map((country) => ({ country, amount: values[salesField(country)] ?? 0 }));
  const trade = {
    office: values.office,
    storage: values.storage,
    channels: ossChannels.filter((channel) => values.channels.includes(channel)),
    sales: sales.filter(({ amount }) => amount > 0),
  };
  // Who sells on marketplaces alone may have nothing to enter.
  if (trade.sales.length === 0 && !isMarketplaces(trade))
    return answered({ ...given, faults: ['sales'] }, day);
  const result = { calculator: 'oss', trade, oss: ossOf(trade, await ossBasis(locale, day)) } as const;
  return answered(given, day, { result });
};

const parcel: Answer = async (query, locale, day) => {
  const given = answersOf(parcelFields, query);
  const { values } = given;
  if (!values) return answered(given, day);
  const needsTariff = !hasFlatDuty(values.value, day) && values.tariff === null;
  const rates = await fetchCountryRates(values.country, locale, day).catch(() => undefined);
  if (!rates) return answered(given, day, { isUnavailable: true });
  const { reduced } = rates;
  const rate = chosenRate(values.rate, rates);
  if (rate === undefined || needsTariff) {
    const faults = [...(rate === undefined ? ['rate'] : []), ...(needsTariff ? ['tariff'] : [])];
    return answered({ ...given, faults }, day, { reduced });
  }
  const result: CalculatorResult = {
    calculator: 'parcel',
    country: values.country,
    rate,
    rates,
    parcel: values,
    hasIoss: values.ioss === 'yes' && values.value <= lowValueLimit,
    costs: parcelCosts(values, rate, day),
  };
  return answered(given, day, { reduced, result });
};

const answers: Record<CalculatorName, Answer> = { oss, threshold, parcel };

const load = withStaticProps<{ calculator: CalculatorName; answer: CalculatorAnswer }, ParsedUrlQuery>({
  address: ({ calculator }) => `${paths.calculators}/${String(calculator)}/answer`,
  namespaces: ['calculators'],
  needs: { static: ['calculator', 'answer'], namespaces: [] },
  load: async ({ calculator, ...query }, locale) =>
    typeof calculator === 'string' && isCalculator(calculator)
      ? { calculator, answer: await answers[calculator](query, locale, dayOf(new Date())) }
      : undefined,
});

/** Rendered for its query, as the answer to the check is. */
export const getServerSideProps = renderedForQuery(load);
