import type { SurveyService } from '@/services/domain/services/service';

import type { Obligation } from './assess';
import { type Estimate, estimate, isAnswered, servicesFor } from './estimate';
import { obligationKey, standingOf } from './standing';

/** The obligations of one report, the services that are offered, and which obligations the merchant has ticked or unticked. */
export interface SumOptions {
  obligations: Obligation[];
  offered: SurveyService[];
  /** ISO 3166-1 alpha-2. */
  companyCountry: string;
  /** Keys of the obligations that stand otherwise than at first. */
  changed: ReadonlySet<string>;
}

/** What stands beside one obligation: its services, or why there is none. */
export interface DutyServices {
  services: SurveyService[];
  /** The obligation can be met without these. */
  optional: SurveyService[];
  /** A service for another obligation of the sum covers it. */
  isCovered: boolean;
}

/** At first what is due is in the sum; what is to be checked or comes later can be added. */
const isInAtFirst = (obligation: Obligation): boolean => standingOf(obligation) === 'due';

/** What a marketplace owes is never in the sum. */
export const isInSum = (obligation: Obligation, changed: ReadonlySet<string>): boolean =>
  standingOf(obligation) !== 'marketplace' &&
  isInAtFirst(obligation) !== changed.has(obligationKey(obligation));

/** The estimate of all that is ticked. */
export const sumOf = ({ obligations, offered, companyCountry, changed }: SumOptions): Estimate =>
  estimate(
    obligations.filter((obligation) => isInSum(obligation, changed)),
    offered,
    companyCountry,
  );

/** The services for one obligation, given what else is in the sum. */
export function offerFor(obligation: Obligation, options: SumOptions): DutyServices {
  const { obligations, offered, companyCountry, changed } = options;
  if (standingOf(obligation) === 'marketplace') return { services: [], optional: [], isCovered: false };
  const others = obligations.filter((other) => other !== obligation && isInSum(other, changed));
  const { lines, optional } = estimate([...others, obligation], offered, companyCountry);
  const question = { obligations: [obligation], companyCountry };
  const services = servicesFor(lines, question);
  return {
    services,
    optional: servicesFor(optional, question),
    isCovered: services.length === 0 && isAnswered(offered, question),
  };
}
