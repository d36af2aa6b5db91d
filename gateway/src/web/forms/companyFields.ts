import { deadlineCountries } from '@/shared/dueDates/deadlineRules';
import { furtherReports } from '@/shared/dueDates/furtherReports';

/** Field of a country's returns; its value is their period, empty where the company is not registered. */
export const returnField = (country: string): string => `return${country}`;

export const companyLines = [
  'companyName',
  'companyForm',
  'registeredOffice',
  'companyCountry',
  'vatNumber',
] as const;

/** Every field of the form; those of the further reports are boxes, named by the report. */
export const companyFields: string[] = [
  ...companyLines,
  ...deadlineCountries.map(returnField),
  ...furtherReports,
];

type Values = Record<string, string>;

/** The company's data in the shape that is checked and stored. */
export const readCompany = (values: Values) => ({
  ...Object.fromEntries(companyLines.map((name) => [name, (values[name] ?? '').trim()])),
  vatReturns: deadlineCountries
    .map((country) => ({ country, period: values[returnField(country)] ?? '' }))
    .filter(({ period }) => period !== ''),
  furtherReports: furtherReports.filter((report) => values[report] === 'on'),
});
