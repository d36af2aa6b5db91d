import { type DutyKind, shopDuties } from '@/contract/lists/facts';
import { type ReturnPeriod, returnPeriods } from '@/contract/lists/returnPeriods';
import { isInUnion, unionMembers, unionNeighbours } from '@/contract/lists/unionMembers';

import { type DeadlineChoice, type DeadlineTopic, deadlineTopics } from './deadlineChoice';
import type { DueRule } from './dueRule';
import { vatReturnRules } from './vatReturns';

/** Countries with deadlines, ISO alpha-2. */
export const deadlineCountries: readonly string[] = [...unionMembers, ...unionNeighbours];

const producerDuties: readonly DutyKind[] = ['packaging', 'electrical', 'battery', 'producerReport'];

type Rules = readonly DueRule[];

const ofDuties = (rules: Rules, of: string, duties: readonly DutyKind[]) =>
  rules.filter(({ country, duty }) => country === of && duties.includes(duty));

/** The rules of the One-Stop Shops, the same in all of the Union. */
export const shopRules = (rules: Rules): DueRule[] => ofDuties(rules, 'EU', shopDuties);

/** The periods of VAT returns that a country has, the shortest first. */
export function frequenciesOf(rules: Rules, country: string): ReturnPeriod[] {
  const own = ofDuties(rules, country, ['vatReturn', 'rareReturn']);
  return returnPeriods.filter((one) => own.some(({ period }) => period === one));
}

/** A return of the year that stands among the periods and besides them is there once. */
const eachOnce = (rules: Rules): DueRule[] =>
  rules.filter(
    ({ title, period }, index) =>
      rules.findIndex((one) => one.title === title && one.period === period) === index,
  );

/** The returns and reports about VAT of a country: of those periods, with what is due besides. */
const vatRules = (rules: Rules, country: string, periods: readonly ReturnPeriod[]): DueRule[] =>
  eachOnce([
    ...periods.flatMap((period) => vatReturnRules(rules, { country, period })),
    ...ofDuties(rules, country, ['rareReturn']).filter(({ period }) => periods.includes(period)),
    ...ofDuties(rules, country, ['vatReport']),
  ]);

/** The EC sales lists of a country; of one period where the country has it for them, else of all. */
function salesListRules(rules: Rules, country: string, chosen?: ReturnPeriod): DueRule[] {
  const all = ofDuties(rules, country, ['salesList']);
  const ofPeriod = all.filter(({ period }) => period === chosen);
  return ofPeriod.length > 0 ? ofPeriod : all;
}

function rulesOfTopic(
  rules: Rules,
  topic: DeadlineTopic,
  { country, frequency }: DeadlineChoice,
): readonly DueRule[] {
  switch (topic) {
    case 'vat':
      return vatRules(rules, country, frequency ? [frequency] : frequenciesOf(rules, country));
    case 'salesList':
      return salesListRules(rules, country, frequency);
    case 'intrastat':
      return ofDuties(rules, country, ['intrastat']);
    case 'oss':
      return isInUnion(country) ? shopRules(rules) : [];
    case 'producers':
      return ofDuties(rules, country, producerDuties);
  }
}

/** What a country has deadlines for. */
export const topicsOf = (rules: Rules, country: string): DeadlineTopic[] =>
  deadlineTopics.filter((topic) => rulesOfTopic(rules, topic, { country }).length > 0);

/** The rules of a choice; those that do not follow the period of VAT returns hold with each. */
export const deadlineRules = (rules: Rules, choice: DeadlineChoice): DueRule[] =>
  deadlineTopics
    .filter((topic) => !choice.topic || topic === choice.topic)
    .flatMap((topic) => rulesOfTopic(rules, topic, choice));

/** The oldest check among some rules, an ISO date; undefined for none. */
export const checkedOnOf = (rules: Rules): string | undefined =>
  rules.map(({ checkedOn }) => checkedOn).sort()[0];
