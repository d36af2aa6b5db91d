import type { ParsedUrlQuery } from 'node:querystring';

import type { WireTopicFact } from '@/contract/calls/facts';
import { env } from '@/services/config/env';
import { paths } from '@/services/config/paths';
import {
  allGoods,
  type CountryOnDay,
  firstRateDay,
  isAnswerable,
  kindsFor,
  lastRateDay,
  ratesOnDay,
  type RatesQuestion,
  ratesQuestion,
} from '@/services/domain/facts/ratesOnDay';
import type { Locale } from '@/services/domain/locale/locale';
import { fetchTopicFacts } from '@/services/gateway/facts';
import { staleWhileRevalidate } from '@/services/gateway/staleWhileRevalidate';
import { dayOf } from '@/shared/dayOf';

import { renderedForQuery } from './renderedForQuery';
import { withStaticProps } from './withStaticProps';

export interface RatesOnDay {
  question: RatesQuestion;
  /** The days between which one can be chosen. */
  days: { first: string; last: string };
  /** Null where the question has faults, or the gateway does not answer. */
  countries: CountryOnDay[] | null;
}

/** No value of the form is longer. */
const entered = (value: string | string[] | undefined, initial: string): string =>
  value === undefined ? initial : String(value).trim().slice(0, 30);

type RateTopic = 'rates' | 'goodsRates';

/** Each answer asks for the facts of all countries, so that they are kept for a while. */
const facts = staleWhileRevalidate<`${RateTopic} ${Locale}`, WireTopicFact[]>({
  lifetime: () => env().REVALIDATE_SECONDS * 1_000,
  fetch: (key) => {
    const [topic, locale] = key.split(' ') as [RateTopic, Locale];
    return fetchTopicFacts(topic, locale);
  },
});

async function fetchRates({ day, goods }: RatesQuestion, locale: Locale): Promise<CountryOnDay[] | null> {
  const [byKind, byGoods] = await Promise.all([
    facts.get(`rates ${locale}`),
    goods === allGoods ? [] : facts.get(`goodsRates ${locale}`),
  ]);
  // A gateway that does not know the call has none.
  return byKind.length > 0 ? ratesOnDay(day, kindsFor(goods), [...byKind, ...byGoods]) : null;
}

const load = withStaticProps<RatesOnDay, ParsedUrlQuery>({
  address: paths.ratesOnDay,
  namespaces: ['ratesOnDay'],
  needs: { static: ['question', 'days', 'countries'], namespaces: [] },
  load: async ({ on, goods }, locale) => {
    const today = dayOf(new Date());
    const question = ratesQuestion(entered(on, today), entered(goods, allGoods), today);
    // A page with the form and a message loses nothing of what was entered.
    const countries = isAnswerable(question) ? await fetchRates(question, locale).catch(() => null) : null;
    return { question, days: { first: firstRateDay, last: lastRateDay(today) }, countries };
  },
});

/** The VAT rates of a day that the query chooses; without one, those of today. */
export const getServerSideProps = renderedForQuery(load);
