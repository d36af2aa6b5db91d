import type { ParsedUrlQuery } from 'node:querystring';

import type { GetStaticPaths } from 'next';

import { paths } from '@/services/config/paths';
import { countryName } from '@/services/domain/services/countryName';
import { fetchDueRules } from '@/services/gateway/dueDates';
import { deadlineMonths, deadlineYears } from '@/services/server/deadlines/findDeadlines';
import { dayOf } from '@/shared/dayOf';
import { type DeadlineChoice, isDeadlineCountry, isPeriod, isTopic } from '@/shared/dueDates/deadlineChoice';
import { checkedOnOf, deadlineRules, frequenciesOf, topicsOf } from '@/shared/dueDates/deadlineRules';
import type { DueRule } from '@/shared/dueDates/dueRule';

import { renderedForQuery } from './renderedForQuery';
import { withStaticProps } from './withStaticProps';

/** None is built ahead: they need no call of the gateway but those for the layout and the rules. */
export const getStaticPaths: GetStaticPaths<{ country: string }> = () => ({
  paths: [],
  fallback: 'blocking',
});

/** What a query chooses; undefined where the country does not have it. */
function chosen(
  rules: readonly DueRule[],
  { country, frequency, topic, year }: ParsedUrlQuery,
  years: number[],
) {
  if (!isDeadlineCountry(country)) return undefined;
  const choice: DeadlineChoice = { country };
  if (frequency !== undefined) {
    if (!isPeriod(frequency) || !frequenciesOf(rules, country).includes(frequency)) return undefined;
    choice.frequency = frequency;
  }
  if (topic !== undefined) {
    if (!isTopic(topic) || !topicsOf(rules, country).includes(topic)) return undefined;
    choice.topic = topic;
  }
  if (year !== undefined) {
    choice.year = years.find((one) => String(one) === year);
    if (choice.year === undefined) return undefined;
  }
  return choice;
}

const load = withStaticProps({
  address: ({ country }: ParsedUrlQuery) => paths.deadlinesOf(String(country)),
  namespaces: ['deadlines'],
  needs: {
    static: ['choice', 'name', 'frequencies', 'topics', 'years', 'months', 'checkedOn'],
    namespaces: [],
  },
  load: async (query: ParsedUrlQuery, locale) => {
    const rules = await fetchDueRules(locale);
    const today = dayOf(new Date());
    const years = deadlineYears(today);
    const choice = chosen(rules, query, years);
    if (!choice) return undefined;
    return {
      choice,
      frequencies: frequenciesOf(rules, choice.country),
      topics: topicsOf(rules, choice.country),
      years,
      name: countryName(choice.country, locale),
      months: deadlineMonths(rules, choice, today, locale),
      checkedOn: checkedOnOf(deadlineRules(rules, choice)) ?? null,
    };
  },
});

/** The deadlines of one country by month. */
export const getStaticProps = load;

/** Those that a query chooses, rendered for it: kept pages of all choices would be thousands. */
export const getServerSideProps = renderedForQuery(load);
