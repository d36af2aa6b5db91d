import type { InEachLanguage } from '@/contract/lists/languages';

import type { DueRule } from './dueRule';

/** Returns and reports besides VAT returns, by the key that an account keeps: the duty, and the country of a producer's. */
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

export const isFurtherReport = (key: string): key is FurtherReport =>
  furtherReports.some((report) => report === key);

const keyOf = ({ country, duty }: DueRule) => (country === 'EU' ? duty : duty + country);

/** The rules of one report. */
export const reportRules = (rules: readonly DueRule[], report: FurtherReport): DueRule[] =>
  rules.filter((rule) => keyOf(rule) === report);
