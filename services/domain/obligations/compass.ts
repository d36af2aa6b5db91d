import { isInUnion } from '@/contract/lists/unionMembers';
import type { DueRule } from '@/shared/dueDates/dueRule';

import { assess, type Obligation } from './assess';
import { returnsOf } from './returns';
import { type Standing, standingOf } from './standing';

interface CompassReading {
  /** What is due, in the order of the rules. */
  duties: Obligation[];
  /** How many obligations more have to be checked. */
  toCheck: number;
  /** The days of its returns for a year. */
  dates: ReturnType<typeof returnsOf>;
}

/**
 * What is generally due for a company that sells other goods in a shop of its own, to consumers in the country of its
 * warehouse. The check asks for everything that is assumed here.
 * @param day ISO date
 */
export function compassReading(
  companyCountry: string,
  warehouse: string,
  day: string,
  dueRules: readonly DueRule[],
): CompassReading {
  const answers = {
    companyCountry,
    storageCountries: [warehouse],
    salesCountries: [warehouse],
    productKinds: ['other' as const],
    salesChannels: ['ownShop' as const],
    importedConsignments: [],
    importsToStock: isInUnion(companyCountry) ? ('no' as const) : ('unknown' as const),
    supplyRoles: [],
    smallEnterprise: 'no' as const,
    crossBorderTurnover: null,
  };
  const obligations = assess(answers, day);
  const withStanding = (standing: Standing) =>
    obligations.filter((obligation) => standingOf(obligation) === standing);
  const duties = withStanding('due');
  const dates = returnsOf(dueRules, duties, day).filter(({ isAboveQuantity }) => !isAboveQuantity);
  return { duties, toCheck: withStanding('check').length, dates };
}
