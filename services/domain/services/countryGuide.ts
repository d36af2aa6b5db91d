import type { ServiceCategory } from '@/contract/lists/services';
import { isInUnion } from '@/contract/lists/unionMembers';
import { type DueDate, yearAfter } from '@/shared/dueDates/dueDates';
import type { DueRule } from '@/shared/dueDates/dueRule';
import { dueDatesOf } from '@/shared/dueDates/duties';
import { furtherReports } from '@/shared/dueDates/furtherReports';
import { allReturnRules, vatReturnsIn } from '@/shared/dueDates/vatReturns';

import { type Breakdown, breakdownOf } from './breakdown';
import type { Bundle } from './bundle';
import type { ServiceAnswer, SurveyService } from './service';

/** The parts of selling in a country, in the order in which sellers meet them. */
export const guideParts = ['vat', 'packaging', 'products', 'representative'] as const;
export type GuidePart = (typeof guideParts)[number];

const partOfCategory: Partial<Record<ServiceCategory, GuidePart>> = {
  vat: 'vat',
  ioss: 'vat',
  jct: 'vat',
  rfc: 'vat',
  packaging: 'packaging',
  plasticTax: 'packaging',
  weee: 'products',
  battery: 'products',
  textile: 'products',
  furniture: 'products',
  toy: 'products',
  tyre: 'products',
  chemicalTax: 'products',
  cpnp: 'products',
  scpn: 'products',
  testing: 'products',
  authorisedRepresentative: 'representative',
};

/** `covered`: another service of the country does the same; `optional`: the duty can be met without it. */
export type GuideRole = 'counted' | 'covered' | 'optional';

/** A service of a country, and whether the total counts it. */
export interface GuideService extends SurveyService {
  role: GuideRole;
}

/** The pages about single countries that there are, by country (ISO 3166-1 alpha-2). */
export type GuideLinks = Record<string, { href: string; title: string }>;

/** The data of all countries' guides. */
export interface GuideData {
  /** That the check can offer, with the prices in force. */
  services: SurveyService[];
  bundles: Bundle[];
  dueRules: DueRule[];
  /** ISO date. */
  today: string;
}

export interface CountryGuide {
  /** Every part, also one without services. */
  parts: { part: GuidePart; services: GuideService[] }[];
  /** Of the services that are counted. */
  cost: Breakdown;
  /** Whether that includes a fiscal representative, whom companies in the Union do not need. */
  hasFiscalRepresentative: boolean;
  /** The days of its returns and reports within a year from `asOf`, an ISO date. */
  dates: DueDate[];
  /** The rules of its VAT returns. */
  returns: DueRule[];
  asOf: string;
}

/** A service is counted as the check counts it for a company from abroad. What answers no duty there is counted too. */
function roleOf({ answers }: SurveyService, needed: ServiceAnswer[]): GuideRole {
  if (answers.length === 0) return 'counted';
  const required = answers.filter(({ isOptional }) => !isOptional);
  if (required.length === 0) return 'optional';
  const isCovered = ({ coveredBy, country }: ServiceAnswer) =>
    needed.some((other) => coveredBy.includes(other.obligation) && other.country === country);
  return required.every(isCovered) ? 'covered' : 'counted';
}

/** Whether a service is a representative for VAT. */
export const isFiscalRepresentative = ({ answers }: Pick<SurveyService, 'answers'>): boolean =>
  answers.some(({ obligation }) => obligation.startsWith('fiscalRepresentative'));

/** The services of a country itself by part, each with its role. */
export function guidePartsOf(country: string, services: SurveyService[]): CountryGuide['parts'] {
  const own = services.filter((service) => service.country === country);
  const needed = own.flatMap(({ answers }) => answers.filter(({ isOptional }) => !isOptional));
  return guideParts.map((part) => ({
    part,
    services: own
      .filter(({ category }) => partOfCategory[category] === part)
      .map((service) => ({ ...service, role: roleOf(service, needed) })),
  }));
}

/** The countries that services of these parts are for, the Union apart: those that one can sell in with us. */
export const guideCountries = (services: Pick<SurveyService, 'country' | 'category'>[]): string[] => [
  ...new Set(
    services.flatMap(({ country, category }) =>
      country !== null && country !== 'EU' && partOfCategory[category] ? [country] : [],
    ),
  ),
];

/**
 * What selling in a country takes, and what all of it costs together, for a company from abroad.
 * @param country ISO 3166-1 alpha-2
 */
export function countryGuideOf(
  country: string,
  { services, bundles, dueRules, today }: GuideData,
): CountryGuide {
  const parts = guidePartsOf(country, services);
  const counted = parts.flatMap((part) => part.services.filter(({ role }) => role === 'counted'));
  // In Britain packaging is reported by companies that are established there.
  const reports = isInUnion(country) ? furtherReports.filter((report) => report.endsWith(country)) : [];
  return {
    parts,
    cost: breakdownOf(counted, bundles),
    hasFiscalRepresentative: isInUnion(country) && counted.some(isFiscalRepresentative),
    dates: dueDatesOf(dueRules, { vatReturns: vatReturnsIn(dueRules, [country], 'usual'), reports }, [
      today,
      yearAfter(today),
    ]),
    returns: allReturnRules(dueRules, country),
    asOf: today,
  };
}
