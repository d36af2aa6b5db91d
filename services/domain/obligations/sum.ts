import type { SurveyService } from '@/services/domain/services/service';

import type { Obligation } from './assess';
import { type Estimate, estimate, isAnswered, servicesFor } from './estimate';
import { isOwedByOthers, obligationKey, standingOf } from './standing';
import type { SumChoice, Ticks } from './survey';

/** The obligations of one report, the services that are offered, and what the merchant has chosen by tick boxes. */
export interface SumOptions {
  obligations: Obligation[];
  offered: SurveyService[];
  /** ISO 3166-1 alpha-2. */
  companyCountry: string;
  choice: SumChoice;
}

/** What stands beside one obligation: its services, or why there is none. */
export interface DutyServices {
  services: SurveyService[];
  /** The obligation can be met without these. */
  optional: SurveyService[];
  /** A service for another obligation of the sum covers it. */
  isCovered: boolean;
  /** Services whose price counts at another obligation of the sum, this one included. */
  includedIn: SurveyService[];
}

/** At first what is due is in the sum; what is to be checked or comes later can be added. */
const isInAtFirst = (obligation: Obligation): boolean => standingOf(obligation) === 'due';

/** Obligations of a marketplace or a supplier are never in the sum. */
export function isInSum(obligation: Obligation, { added, leftOut }: Ticks): boolean {
  if (isOwedByOthers(obligation)) return false;
  const key = obligationKey(obligation);
  return isInAtFirst(obligation) ? !leftOut.includes(key) : added.includes(key);
}

/** The obligations of a report that are in its sum. */
export const inSumOf = (obligations: Obligation[], choice: Ticks): Obligation[] =>
  obligations.filter((obligation) => isInSum(obligation, choice));

/** The choice after the tick box of an obligation was used. */
export function withToggled<T extends Ticks>(choice: T, obligation: Obligation): T {
  const key = obligationKey(obligation);
  const list = isInAtFirst(obligation) ? 'leftOut' : 'added';
  const others = choice[list].filter((one) => one !== key);
  return { ...choice, [list]: others.length < choice[list].length ? others : [...others, key] };
}

const isSameList = (a: string[], b: string[]) => a.length === b.length && a.every((key) => b.includes(key));

/** Whether two choices are the same, whatever the order of ticks. */
export const isSameChoice = (a: SumChoice, b: SumChoice): boolean =>
  a.rhythm === b.rhythm && isSameList(a.added, b.added) && isSameList(a.leftOut, b.leftOut);

/** The estimate of all that is ticked. */
export const sumOf = ({ obligations, offered, companyCountry, choice }: SumOptions): Estimate =>
  estimate(inSumOf(obligations, choice), offered, companyCountry);

/** Those of some obligations whose services cover this one too, in its countries. */
function coveringIn(others: Obligation[], { id, countries }: Obligation, offered: SurveyService[]) {
  const covering = offered
    .flatMap(({ answers }) => answers)
    .filter(({ obligation, country }) => obligation === id && countries.includes(country))
    .flatMap(({ coveredBy }) => coveredBy);
  return others
    .filter((other) => covering.includes(other.id))
    .map((other) => ({
      ...other,
      countries: other.countries.filter((country) => countries.includes(country)),
    }));
}

/** The services for one obligation, given what else is in the sum. */
export function offerFor(obligation: Obligation, options: SumOptions): DutyServices {
  const { obligations, offered, companyCountry, choice } = options;
  if (isOwedByOthers(obligation)) return { services: [], optional: [], isCovered: false, includedIn: [] };
  const others = inSumOf(obligations, choice).filter((other) => other !== obligation);
  const { lines, optional } = estimate([...others, obligation], offered, companyCountry);
  const question = { obligations: [obligation], companyCountry };
  const services = servicesFor(lines, question);
  const isCovered = services.length === 0 && isAnswered(offered, question);
  // A service counts once, at the first of its obligations in the sum.
  const before = isInSum(obligation, choice)
    ? others.filter((other) => obligations.indexOf(other) < obligations.indexOf(obligation))
    : others;
  const counted = servicesFor(lines, {
    obligations: isCovered ? coveringIn(others, obligation, offered) : before,
    companyCountry,
  });
  return {
    services,
    optional: servicesFor(optional, question),
    isCovered,
    includedIn: isCovered ? counted : services.filter((service) => counted.includes(service)),
  };
}
