import type { ParsedUrlQuery } from 'node:querystring';

import { paths } from '@/services/config/paths';
import type { Locale } from '@/services/domain/locale/locale';
import { withoutUnasked } from '@/services/domain/obligations/questions';
import { pricesOfAnswers, rulesOfAnswers, type SentCheck } from '@/services/domain/obligations/sentCheck';
import type { SurveyAnswers } from '@/services/domain/obligations/survey';
import { entriesOfQuery, faultsOf, toAnswers } from '@/services/domain/obligations/surveyEntries';
import { fetchDueRules } from '@/services/gateway/dueDates';
import { fetchPricesOfCheck } from '@/services/gateway/surveyPrices';
import { dayOf } from '@/shared/dayOf';

import { renderedForQuery } from './renderedForQuery';
import { withStaticProps } from './withStaticProps';

/** A report without prices is better than none: the duties do not depend on them. */
const pricesOf = (answers: SurveyAnswers, day: string, locale: Locale) =>
  fetchPricesOfCheck(locale).then(
    (prices) => pricesOfAnswers(answers, day, prices),
    () => null,
  );

async function sentCheck(query: ParsedUrlQuery, locale: Locale): Promise<SentCheck> {
  const entries = entriesOfQuery(query);
  const day = dayOf(new Date());
  // A form sends every question, answered or not.
  const isPrefilled = query.companyCountry === undefined;
  if (faultsOf(entries).length > 0)
    return { entries, isPrefilled, answers: null, day, prices: null, dueRules: null };
  const answers = withoutUnasked(toAnswers(entries));
  const [prices, dueRules] = await Promise.all([
    pricesOf(answers, day, locale),
    fetchDueRules(locale).then(
      (rules) => rulesOfAnswers(answers, rules),
      () => null,
    ),
  ]);
  return { entries, isPrefilled, answers, day, prices, dueRules };
}

const load = withStaticProps<{ report: null; sent: SentCheck }, ParsedUrlQuery>({
  address: paths.answeredCheck,
  namespaces: ['calculate', 'business'],
  load: async (query, locale) => ({ report: null, sent: await sentCheck(query, locale) }),
});

/** The page is rendered for its query, as the answers of the calculators are. */
export const getServerSideProps = renderedForQuery(load);
