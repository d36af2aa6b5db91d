import {
  consignments,
  productKinds,
  salesChannels,
  supplyRoles,
  type TriState,
  triStates,
} from '@/contract/lists/surveys';
import { parseWholeAmount } from '@/services/domain/services/wholeAmount';

import { askedQuestions } from './questions';
import type { SurveyAnswers } from './survey';
import { surveyCountries, territories } from './surveyCountries';

/** As typed: the amount is a number only once it is sent, and what was not answered is not known. */
export type SurveyEntries = Omit<
  SurveyAnswers,
  'crossBorderTurnover' | 'importsToStock' | 'smallEnterprise'
> & {
  crossBorderTurnover: string;
  importsToStock: TriState | '';
  smallEnterprise: TriState | '';
};

export const noEntries: SurveyEntries = {
  companyCountry: '',
  storageCountries: [],
  salesCountries: [],
  productKinds: [],
  salesChannels: [],
  importedConsignments: [],
  importsToStock: '',
  supplyRoles: [],
  crossBorderTurnover: '',
  smallEnterprise: '',
};

export const toEntries = (answers: SurveyAnswers): SurveyEntries => ({
  ...answers,
  crossBorderTurnover: String(answers.crossBorderTurnover ?? ''),
});

export const toAnswers = (entries: SurveyEntries): SurveyAnswers => ({
  ...entries,
  crossBorderTurnover: parseWholeAmount(entries.crossBorderTurnover) ?? null,
  importsToStock: entries.importsToStock || 'unknown',
  smallEnterprise: entries.smallEnterprise || 'unknown',
});

/** Nothing entered is not known. */
const isTurnover = (text: string): boolean =>
  text.trim() === '' || (parseWholeAmount(text) ?? Infinity) <= 1_000_000_000;

/** Questions that need an answer, and the amount that can be wrong, in the order of the form. */
export const checkedQuestions = [
  'companyCountry',
  'productKinds',
  'salesCountries',
  'salesChannels',
  'crossBorderTurnover',
] as const;
export type SurveyFault = (typeof checkedQuestions)[number];

/** What keeps entries from being answers. */
export const faultsOf = (entries: SurveyEntries): SurveyFault[] =>
  checkedQuestions.filter((question) =>
    question === 'crossBorderTurnover'
      ? askedQuestions(toAnswers(entries)).has(question) && !isTurnover(entries.crossBorderTurnover)
      : entries[question].length === 0,
  );

type Query = Partial<Record<string, string | string[]>>;

/** Values that are none of the form's are left out, and so is what comes twice. */
function listed<T extends string>(query: Query, name: keyof SurveyEntries, allowed: readonly T[]): T[] {
  const given = query[name] ?? [];
  const values = Array.isArray(given) ? given : [given];
  return allowed.filter((value) => values.includes(value));
}

/** The entries of a form that a browser without scripts has sent, in the query of an address. */
export function entriesOfQuery(query: Query): SurveyEntries {
  const places = [...surveyCountries, ...territories];
  const turnover = query.crossBorderTurnover;
  return {
    companyCountry: listed(query, 'companyCountry', surveyCountries)[0] ?? '',
    storageCountries: listed(query, 'storageCountries', places),
    salesCountries: listed(query, 'salesCountries', places),
    productKinds: listed(query, 'productKinds', productKinds),
    salesChannels: listed(query, 'salesChannels', salesChannels),
    importedConsignments: listed(query, 'importedConsignments', consignments),
    importsToStock: listed(query, 'importsToStock', triStates)[0] ?? '',
    supplyRoles: listed(query, 'supplyRoles', supplyRoles),
    crossBorderTurnover: typeof turnover === 'string' ? turnover.slice(0, 40) : '',
    smallEnterprise: listed(query, 'smallEnterprise', triStates)[0] ?? '',
  };
}

/** Answers as the query of an address, as a form without scripts sends them. */
export const queryOfAnswers = (answers: SurveyAnswers): URLSearchParams =>
  new URLSearchParams(
    Object.entries(toEntries(answers)).flatMap(([name, value]) =>
      [value].flat().map((one: string): [string, string] => [name, one]),
    ),
  );
