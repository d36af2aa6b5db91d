import type { Bundle } from '@/services/domain/services/bundle';
import type { SurveyService } from '@/services/domain/services/service';
import type { DueRule } from '@/shared/dueDates/dueRule';

import { assess } from './assess';
import { isAnswered } from './estimate';
import { isOwedByOthers } from './standing';
import type { SurveyAnswers } from './survey';
import { type SurveyEntries } from './surveyEntries';
import { trademarkOffers } from './trademarks';

/** Prices of services in force, for the estimate and for the brand. */
export interface CheckPrices {
  services: SurveyService[];
  trademarks: SurveyService[];
  bundles: Bundle[];
}

/** A check that a browser without scripts has sent to the site, or whose first entries a link has filled in. */
export interface SentCheck {
  entries: SurveyEntries;
  /** From a link: nothing is missing yet. */
  isPrefilled: boolean;
  /** None while something is missing or wrong. */
  answers: SurveyAnswers | null;
  /** ISO date of the rendering. */
  day: string;
  /** None where the gateway could not answer. */
  prices: CheckPrices | null;
  /** Of the countries of these answers; none where the gateway could not answer. */
  dueRules: DueRule[] | null;
}

/** The rules of what these answers can make due: the page carries no others. */
export function rulesOfAnswers(
  { companyCountry, storageCountries, salesCountries }: SurveyAnswers,
  rules: readonly DueRule[],
): DueRule[] {
  const countries = ['EU', companyCountry, ...storageCountries, ...salesCountries];
  return rules.filter(
    ({ country, duty }) => countries.includes(country) && !['salesList', 'intrastat'].includes(duty),
  );
}

/** The prices that these answers can need: the page carries no others. */
export function pricesOfAnswers(
  answers: SurveyAnswers,
  day: string,
  { services, trademarks, bundles }: CheckPrices,
): CheckPrices {
  const obligations = assess(answers, day).filter((obligation) => !isOwedByOthers(obligation));
  const question = { obligations, companyCountry: answers.companyCountry };
  return {
    services: services.filter(
      (service) => isAnswered([service], question) || service.answers.some(({ isOptional }) => isOptional),
    ),
    trademarks: trademarkOffers(trademarks, answers.salesCountries).map(({ service }) => service),
    bundles,
  };
}
