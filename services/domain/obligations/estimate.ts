import type { ObligationId } from '@/contract/lists/obligations';
import { isInUnion } from '@/contract/lists/unionMembers';
import type { ServiceAnswer, SurveyService } from '@/services/domain/services/service';

import type { Obligation } from './assess';

/** A service and the obligations that it answers. */
export interface EstimateLine {
  service: SurveyService;
  obligations: ObligationId[];
}

/** For how many obligations a sum is. */
export interface Coverage {
  obligations: number;
  /** Those that its services answer. */
  covered: number;
  /** Those without a list price. */
  onRequest: number;
}

export interface Estimate {
  /** The services that answer the obligations, each once. */
  lines: EstimateLine[];
  /** Services without which the obligations can be met: they stand outside the sum. */
  optional: EstimateLine[];
  /** Obligations that we take on, but that no service has a price for. */
  unpriced: Obligation[];
  coverage: Coverage;
}

interface Question {
  obligations: Obligation[];
  /** ISO 3166-1 alpha-2. */
  companyCountry: string;
}

/** Whether an answer is for this company and one of these obligations. */
function isFor(answer: ServiceAnswer, { obligations, companyCountry }: Question): boolean {
  const { obligation, country, company, isAlsoAtHome } = answer;
  const isThere = obligations.some(({ id, countries }) => id === obligation && countries.includes(country));
  const isOfPlace = company === 'anywhere' || (company === 'inUnion') === isInUnion(companyCountry);
  return isThere && isOfPlace && (isAlsoAtHome || country !== companyCountry);
}

/** The services of some lines that answer these obligations. */
export const servicesFor = (lines: EstimateLine[], question: Question): SurveyService[] =>
  lines
    .filter(({ service, obligations }) =>
      service.answers.some((answer) => obligations.includes(answer.obligation) && isFor(answer, question)),
    )
    .map(({ service }) => service);

/** Whether a service answers these obligations, be it for another one that it covers. */
export const isAnswered = (offered: SurveyService[], question: Question): boolean =>
  offered.some(({ answers }) => answers.some((answer) => !answer.isOptional && isFor(answer, question)));

/**
 * The services that answer these obligations of a company. A service for several obligations is there once, and not for
 * an obligation that the service for another one covers in the same country.
 */
export function estimate(
  obligations: Obligation[],
  offered: SurveyService[],
  companyCountry: string,
): Estimate {
  const fitting = offered
    .map((service) => ({
      service,
      answers: service.answers.filter((answer) => isFor(answer, { obligations, companyCountry })),
    }))
    .filter(({ answers }) => answers.length > 0);
  const needed = fitting.flatMap(({ answers }) => answers.filter(({ isOptional }) => !isOptional));
  const isCovered = ({ coveredBy, country }: ServiceAnswer) =>
    needed.some((other) => coveredBy.includes(other.obligation) && other.country === country);
  const linesOf = (optional: boolean): EstimateLine[] =>
    fitting
      .map(({ service, answers }) => {
        const found = answers.filter((answer) => answer.isOptional === optional && !isCovered(answer));
        return { service, obligations: [...new Set(found.map(({ obligation }) => obligation))] };
      })
      .filter((line) => line.obligations.length > 0);

  const lines = linesOf(false);
  const candidates = fitting.map(({ service }) => service);
  const covered = obligations.filter((obligation) =>
    isAnswered(candidates, { obligations: [obligation], companyCountry }),
  );
  const unpriced = obligations.filter((obligation) => obligation.isOffered && !covered.includes(obligation));
  const inSum = new Set(lines.map(({ service }) => service));
  return {
    lines,
    optional: linesOf(true).filter(({ service }) => !inSum.has(service)),
    unpriced,
    coverage: { obligations: obligations.length, covered: covered.length, onRequest: unpriced.length },
  };
}
