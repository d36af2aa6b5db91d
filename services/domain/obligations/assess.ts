import { northernIreland } from '@/contract/lists/unionMembers';

import { type Fact, factsOf } from './facts';
import { producerRules, safetyRules } from './productRules';
import { withoutUnasked } from './questions';
import { type Certainty, obligationGroups, type ObligationGroup, type ObligationRule } from './rule';
import type { Ower } from './standing';
import type { SurveyAnswers } from './survey';
import { importRules, vatRules } from './vatRules';

export const rules: readonly ObligationRule[] = [
  ...vatRules,
  ...importRules,
  ...producerRules,
  ...safetyRules,
];

/** A rule that applies, and where: ISO alpha-2, or EU for the Union as a whole. One rule has one for each standing. */
export interface Obligation extends Pick<ObligationRule, 'id' | 'group' | 'since' | 'sources' | 'places'> {
  /** Owes it in the merchant's place. */
  owedBy?: Ower;
  /** The facts of the answers from which it follows. */
  because: Fact[];
  /** Why it has to be checked, where that depends on the answers: a fact, or that it is the company's own country. */
  doubt?: Fact | 'home';
  /** Whether we take it on, at a list price or by an offer. */
  isOffered: boolean;
  /** The company declares it itself and appoints nobody. */
  isDeclared?: boolean;
  certainty: Certainty;
  countries: string[];
}

const distinct = (countries: string[]) => [...new Set(countries)];
const placesOf = ({
  storageCountries,
  salesCountries,
}: SurveyAnswers): Record<ObligationRule['places'], string[]> => ({
  storage: distinct(storageCountries),
  sales: distinct(salesCountries),
  storageOrSales: distinct([...storageCountries, ...salesCountries]),
  union: ['EU'],
});

interface Asked {
  facts: ReadonlySet<Fact>;
  companyCountry: string;
  places: ReturnType<typeof placesOf>;
  day: string;
}

/** A company from Northern Ireland is one of the United Kingdom. */
const isAtHome = (country: string, { companyCountry }: Pick<Asked, 'companyCountry'>) =>
  country === companyCountry || (country === northernIreland && companyCountry === 'GB');

const countriesOf = (
  { places: kind, countries, except, exceptStored = false, home, exempt }: ObligationRule,
  { companyCountry, places }: Asked,
): string[] =>
  places[kind]
    .filter(
      (country) =>
        (!countries || countries.includes(country)) &&
        !except?.includes(country) &&
        !(exceptStored && places.storage.includes(country)) &&
        !(home === 'excluded' && isAtHome(country, { companyCountry })) &&
        !exempt?.[country]?.includes(companyCountry),
    )
    .sort();

/** Why a rule that is due has to be checked in one country; undefined where it has not. */
function doubtIn(
  country: string,
  { checkWhen = [], settled, home, isManufacturers = false }: ObligationRule,
  asked: Asked,
): Obligation['doubt'] {
  const { facts } = asked;
  const isSettled = (fact: Fact) => fact === settled?.fact && settled.countries.includes(country);
  const doubt = checkWhen.find((fact) => facts.has(fact) && !isSettled(fact));
  if (doubt !== undefined) return doubt;
  if (home === 'check' && isAtHome(country, asked) && !facts.has('bringsGoodsIn')) return 'home';
  const isRoleNeeded =
    (home === 'producer' && isAtHome(country, asked)) || (isManufacturers && facts.has('companyInUnion'));
  return isRoleNeeded && facts.has('roleUnknown') ? 'roleUnknown' : undefined;
}

/** Returns who owes a rule in one country in the merchant's place, and the fact that makes it so; none where it is always so. */
function owerIn(
  country: string,
  { owedBy, marketplaceOwesWith, home, isManufacturers = false }: ObligationRule,
  asked: Asked,
): { owedBy?: Ower; cause?: Fact } {
  const { facts } = asked;
  if (home === 'producer' && isAtHome(country, asked) && facts.has('buysAtHomeOnly'))
    return { owedBy: 'supplier', cause: 'buysAtHomeOnly' };
  if (isManufacturers && facts.has('buysInUnionOnly'))
    return { owedBy: 'supplier', cause: 'buysInUnionOnly' };
  return marketplaceOwesWith !== undefined && facts.has(marketplaceOwesWith)
    ? { owedBy: 'marketplace', cause: marketplaceOwesWith }
    : { owedBy };
}

const applies = (
  { when, unless = [], until, isOfServicesToo = false }: ObligationRule,
  { facts, day }: Asked,
): boolean =>
  (isOfServicesToo || facts.has('sellsGoods')) &&
  when.every((fact) => facts.has(fact)) &&
  !unless.some((fact) => facts.has(fact)) &&
  (until === undefined || day < until);

/** One obligation for the countries of each doubt, and for those where somebody else owes it. */
function obligationsOf(rule: ObligationRule, asked: Asked): Obligation[] {
  const { id, group, since, sources, places, when } = rule;
  const isDeclared = rule.isDeclaredInUnion === true && asked.facts.has('companyInUnion');
  const isOffered = rule.isOffered !== false && !isDeclared;
  const isAhead = since !== undefined && since > asked.day;
  const found = new Map<string, Obligation>();
  for (const country of countriesOf(rule, asked)) {
    const { owedBy, cause } = owerIn(country, rule, asked);
    const doubt = isAhead || owedBy === 'supplier' ? undefined : doubtIn(country, rule, asked);
    const key = `${owedBy} ${doubt}`;
    const countries = [...(found.get(key)?.countries ?? []), country];
    const certainty = isAhead ? 'ahead' : doubt ? 'check' : rule.certainty;
    found.set(key, {
      id,
      group,
      since,
      sources,
      places,
      owedBy,
      because: cause ? [...when, cause] : when,
      doubt,
      isOffered,
      ...(isDeclared && { isDeclared }),
      certainty,
      countries,
    });
  }
  return [...found.values()];
}

/**
 * The general obligations that follow from the answers, in the order of the rules. It is no advice on the single case.
 * @param day ISO date whose law is asked for
 */
export function assess(given: SurveyAnswers, day: string): Obligation[] {
  const answers = withoutUnasked(given);
  const { companyCountry } = answers;
  const asked = { facts: factsOf(answers), companyCountry, places: placesOf(answers), day };
  return rules.filter((rule) => applies(rule, asked)).flatMap((rule) => obligationsOf(rule, asked));
}

/** Obligations under their headings; headings without any are left out. */
export const groupObligations = (
  obligations: Obligation[],
): { group: ObligationGroup; obligations: Obligation[] }[] =>
  obligationGroups
    .map((group) => ({ group, obligations: obligations.filter((obligation) => obligation.group === group) }))
    .filter((entry) => entry.obligations.length > 0);
