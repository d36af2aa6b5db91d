import type { InEachLanguage } from '@/contract/lists/languages';

import type { Due, DueRule, ReturnPeriod } from './dueRule';

/** Returns and reports besides VAT returns, by the key that an account keeps. As of 22 November 2026. */
export const furtherReports = [
  'unionOss',
  'nonUnionOss',
  'ioss',
  'packagingDE',
  'packagingES',
  'packagingPL',
  'packagingPT',
  'packagingSE',
  'packagingGB',
  'electricalPT',
  'batteryPT',
] as const;
export type FurtherReport = (typeof furtherReports)[number];

export const furtherReportNames: Record<FurtherReport, InEachLanguage> = {
  unionOss: { en: 'Union One-Stop Shop (OSS)', de: 'One-Stop-Shop, EU-Regelung (OSS)' },
  nonUnionOss: { en: 'Non-Union One-Stop Shop', de: 'One-Stop-Shop, Nicht-EU-Regelung' },
  ioss: { en: 'Import One-Stop Shop (IOSS)', de: 'Import-One-Stop-Shop (IOSS)' },
  packagingDE: { en: 'Packaging, Germany', de: 'Verpackungen, Deutschland' },
  packagingES: { en: 'Packaging, Spain', de: 'Verpackungen, Spanien' },
  packagingPL: { en: 'Packaging, Poland', de: 'Verpackungen, Polen' },
  packagingPT: { en: 'Packaging, Portugal', de: 'Verpackungen, Portugal' },
  packagingSE: { en: 'Packaging, Sweden', de: 'Verpackungen, Schweden' },
  packagingGB: { en: 'Packaging, United Kingdom', de: 'Verpackungen, Vereinigtes Königreich' },
  electricalPT: { en: 'Electrical equipment, Portugal', de: 'Elektrogeräte, Portugal' },
  batteryPT: { en: 'Batteries, Portugal', de: 'Batterien, Portugal' },
};

/** Of none of these days we know whether it moves: the earlier day is safe. */
export const rule = (
  period: ReturnPeriod,
  due: Due,
  title: InEachLanguage,
  source: DueRule['source'],
  note?: InEachLanguage,
): DueRule => ({ title, period, due, moves: 'unknown', note, source });

export const eurLex = 'https://eur-lex.europa.eu/eli/dir/2006/112/oj';
/** A return of a One-Stop Shop: a day that weekends do not move (Directive 2006/112/EC has no rule that would). */
const shop = (...given: Parameters<typeof rule>): DueRule => ({ ...rule(...given), moves: false });
const nil: InEachLanguage = {
  en: 'Also for a period without sales. Weekends do not move this day.',
  de: 'Auch für einen Zeitraum ohne Umsätze. Wochenenden verschieben diesen Tag nicht.',
};
const lastOfNextMonth: Due = { months: 1, day: 'last' };
export const yearly = (date: string): Due => ({ dates: [date] });

const portugal = (what: InEachLanguage): DueRule[] => [
  rule(
    'year',
    yearly('03-31'),
    {
      en: `${what.en}: annual report in SILiAmb, Portugal`,
      de: `${what.de}: Jahresmeldung in SILiAmb, Portugal`,
    },
    { act: 'Decreto-Lei n.º 152-D/2017' },
  ),
];

export const furtherReportRules: Record<FurtherReport, readonly DueRule[]> = {
  unionOss: [
    shop(
      'quarter',
      lastOfNextMonth,
      { en: 'OSS return and payment', de: 'OSS-Meldung und Zahlung' },
      { act: '2006/112/EC, Art.\u00a0369f, 369i', url: eurLex },
      nil,
    ),
  ],
  nonUnionOss: [
    shop(
      'quarter',
      lastOfNextMonth,
      { en: 'OSS return (non-Union) and payment', de: 'OSS-Meldung (Nicht-EU-Regelung) und Zahlung' },
      { act: '2006/112/EC, Art.\u00a0364, 367', url: eurLex },
      nil,
    ),
  ],
  ioss: [
    shop(
      'month',
      lastOfNextMonth,
      { en: 'IOSS return and payment', de: 'IOSS-Meldung und Zahlung' },
      { act: '2006/112/EC, Art.\u00a0369s, 369v', url: eurLex },
      nil,
    ),
  ],
  packagingDE: [
    {
      ...rule(
        'year',
        yearly('05-15'),
        {
          en: 'Packaging: declaration of completeness, Germany',
          de: 'Verpackungen: Vollständigkeitserklärung, Deutschland',
        },
        { act: 'VerpackG, §\u00a011', url: 'https://www.gesetze-im-internet.de/verpackg/' },
        {
          en: 'Only from 80\u00a0t of glass, 50\u00a0t of paper or 30\u00a0t of light packaging a year. The days of quantity reports are set in the contract with the dual system. The VerpackDG is to replace this act: check whether the day still applies.',
          de: 'Nur ab 80\u00a0t Glas, 50\u00a0t Papier oder 30\u00a0t Leichtverpackungen im Jahr. Die Tage der Mengenmeldungen stehen im Vertrag mit dem dualen System. Das VerpackDG soll dieses Gesetz ablösen: Prüfen Sie, ob der Tag noch gilt.',
        },
      ),
      isAboveQuantity: true,
    },
  ],
  packagingES: [
    rule(
      'year',
      yearly('02-28'),
      {
        en: 'Packaging: annual declaration to the scheme, Spain',
        de: 'Verpackungen: Jahresmeldung an das System, Spanien',
      },
      { act: 'Real Decreto 1055/2022', url: 'https://www.boe.es/eli/es/rd/2022/12/27/1055' },
    ),
    rule(
      'year',
      yearly('03-31'),
      {
        en: 'Packaging: annual report to the register, Spain',
        de: 'Verpackungen: Jahresmeldung an das Register, Spanien',
      },
      { act: 'Real Decreto 1055/2022', url: 'https://www.boe.es/eli/es/rd/2022/12/27/1055' },
    ),
  ],
  packagingPL: [
    rule(
      'year',
      yearly('03-15'),
      { en: 'Packaging: annual BDO report, Poland', de: 'Verpackungen: BDO-Jahresbericht, Polen' },
      { act: 'Ustawa z dnia 13 czerwca 2013 r. o gospodarce opakowaniami' },
    ),
  ],
  packagingPT: portugal({ en: 'Packaging', de: 'Verpackungen' }),
  packagingSE: [
    rule(
      'year',
      yearly('03-31'),
      { en: 'Packaging: annual report, Sweden', de: 'Verpackungen: Jahresmeldung, Schweden' },
      { act: 'Förordning (2022:1274) om producentansvar för förpackningar' },
    ),
  ],
  packagingGB: [
    rule(
      'year',
      yearly('04-01'),
      {
        en: 'Packaging: annual data report, United Kingdom',
        de: 'Verpackungen: Jahresdaten, Vereinigtes Königreich',
      },
      { act: 'SI 2024/1332', url: 'https://www.legislation.gov.uk/uksi/2024/1332' },
      {
        en: 'Large producers report twice a year: on 1 October too.',
        de: 'Große Hersteller melden zweimal im Jahr: auch am 1.\u00a0Oktober.',
      },
    ),
  ],
  electricalPT: portugal({ en: 'Electrical equipment', de: 'Elektrogeräte' }),
  batteryPT: portugal({ en: 'Batteries', de: 'Batterien' }),
};
