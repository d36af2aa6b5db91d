import { factsOf } from './facts';
import { producerRules, safetyRules } from './productRules';
import { obligationGroups, type ObligationGroup, type ObligationRule } from './rule';
import type { SurveyAnswers } from './survey';
import { importRules, vatRules } from './vatRules';

export const rules: readonly ObligationRule[] = [
  ...vatRules,
  ...importRules,
  ...producerRules,
  ...safetyRules,
];

/** A rule that applies, and where: ISO alpha-2, or EU for the Union as a whole. */
export interface Obligation extends Pick<
  ObligationRule,
  'id' | 'group' | 'certainty' | 'since' | 'sources' | 'services'
> {
  countries: string[];
}

const placesOf = ({
  storageCountries,
  salesCountries,
}: SurveyAnswers): Record<ObligationRule['places'], string[]> => ({
  storage: storageCountries,
  sales: salesCountries,
  storageOrSales: [...storageCountries, ...salesCountries],
  union: ['EU'],
});

function countriesOf(rule: ObligationRule, answers: SurveyAnswers): string[] {
  const { places, countries, except = [], notAtHome = false } = rule;
  const candidates = [...new Set(placesOf(answers)[places])];
  return candidates
    .filter((country) => !countries || countries.includes(country))
    .filter((country) => !except.includes(country))
    .filter((country) => !(notAtHome && country === answers.companyCountry))
    .sort();
}

/** The general obligations that follow from the answers, in the order of the rules. It is no advice on the single case. */
export function assess(answers: SurveyAnswers): Obligation[] {
  const facts = factsOf(answers);
  return rules
    .filter(
      ({ when, unless = [] }) =>
        when.every((fact) => facts.has(fact)) && !unless.some((fact) => facts.has(fact)),
    )
    .map((rule) => {
      const { id, group, certainty, since, sources, services } = rule;
      return { id, group, certainty, since, sources, services, countries: countriesOf(rule, answers) };
    })
    .filter(({ countries }) => countries.length > 0);
}

/** How many obligations there are of each certainty; those without any are left out. */
export const countByCertainty = (
  obligations: Obligation[],
): { certainty: ObligationRule['certainty']; count: number }[] =>
  (['due', 'check', 'ahead'] as const)
    .map((certainty) => ({
      certainty,
      count: obligations.filter((obligation) => obligation.certainty === certainty).length,
    }))
    .filter(({ count }) => count > 0);

/** Obligations under their headings; headings without any are left out. */
export const groupObligations = (
  obligations: Obligation[],
): { group: ObligationGroup; obligations: Obligation[] }[] =>
  obligationGroups
    .map((group) => ({ group, obligations: obligations.filter((obligation) => obligation.group === group) }))
    .filter((entry) => entry.obligations.length > 0);
