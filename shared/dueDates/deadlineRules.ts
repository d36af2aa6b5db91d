import { isInUnion, unionMembers, unionNeighbours } from '@/contract/lists/unionMembers';

import { type DeadlineChoice, type DeadlineTopic, deadlineTopics } from './deadlineChoice';
import { type DueRule, type ReturnPeriod, returnPeriods } from './dueRule';
import { intrastatRules, salesListRules } from './euStatements';
import { type FurtherReport, furtherReportRules, furtherReports, rule, yearly } from './furtherReports';
import { allPeriodsOf, vatRules } from './moreReturns';
import { on } from './vatReturns';

/** The day on which the rules were last compared with their sources. */
export const deadlinesCheckedOn = '2026-11-22';

/** Countries with deadlines, ISO alpha-2. */
export const deadlineCountries: readonly string[] = [...unionMembers, ...unionNeighbours];

/** Reports of producers that no account keeps. */
const moreProducerRules: Record<string, readonly DueRule[]> = {
  GB: [
    rule(
      'halfYear',
      { dates: ['10-01', '04-01'] },
      {
        en: 'Packaging: data report of large producers, United Kingdom',
        de: 'Verpackungen: Daten großer Hersteller, Vereinigtes Königreich',
      },
      { act: 'SI 2024/1332', url: 'https://www.legislation.gov.uk/uksi/2024/1332' },
    ),
    rule(
      'year',
      yearly('12-01'),
      {
        en: 'Packaging: nation data, United Kingdom',
        de: 'Verpackungen: Daten nach Landesteilen, Vereinigtes Königreich',
      },
      { act: 'SI 2024/1332', url: 'https://www.legislation.gov.uk/uksi/2024/1332' },
    ),
  ],
  HU: [
    rule(
      'quarter',
      on(1, 20),
      { en: 'Packaging: quarterly report, Hungary', de: 'Verpackungen: Quartalsmeldung, Ungarn' },
      { act: '80/2023. (III. 14.) Korm. rendelet' },
    ),
  ],
  NL: [
    rule(
      'year',
      yearly('08-01'),
      { en: 'Textiles: annual report, Netherlands', de: 'Textilien: Jahresbericht, Niederlande' },
      { act: 'Besluit uitgebreide producentenverantwoordelijkheid textiel' },
      {
        en: 'New clothing, and bed, table and household linen.',
        de: 'Neue Kleidung sowie Bett-, Tisch- und Haushaltswäsche.',
      },
    ),
  ],
};

const shops: readonly FurtherReport[] = ['unionOss', 'nonUnionOss', 'ioss'];
const producerReport = /^(?:packaging|electrical|battery)([A-Z]{2})$/;

const producerRules = (country: string): DueRule[] => [
  ...furtherReports
    .filter((report) => producerReport.exec(report)?.[1] === country)
    .flatMap((report) => furtherReportRules[report]),
  ...(moreProducerRules[country] ?? []),
];

/** The rules of the One-Stop Shops, the same in all of the Union. */
export const shopRules: readonly DueRule[] = shops.flatMap((report) => furtherReportRules[report]);

/** The periods of VAT returns that a country has, the shortest first. */
export const frequenciesOf = (country: string): ReturnPeriod[] =>
  returnPeriods.filter((period) => allPeriodsOf(country).includes(period));

function rulesOfTopic(topic: DeadlineTopic, { country, frequency }: DeadlineChoice): readonly DueRule[] {
  switch (topic) {
    case 'vat':
      return vatRules(country, frequency ? [frequency] : frequenciesOf(country));
    case 'salesList':
      return salesListRules(country, frequency);
    case 'intrastat':
      return intrastatRules(country);
    case 'oss':
      return isInUnion(country) ? shopRules : [];
    case 'producers':
      return producerRules(country);
  }
}

/** What a country has deadlines for. */
export const topicsOf = (country: string): DeadlineTopic[] =>
  deadlineTopics.filter((topic) => rulesOfTopic(topic, { country }).length > 0);

/** The rules of a choice; those that do not follow the period of VAT returns hold with each. */
export const deadlineRules = (choice: DeadlineChoice): DueRule[] =>
  deadlineTopics
    .filter((topic) => !choice.topic || topic === choice.topic)
    .flatMap((topic) => rulesOfTopic(topic, choice));
