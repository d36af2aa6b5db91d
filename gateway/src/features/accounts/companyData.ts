import { z } from 'zod';

import { filledLine, oneLine } from '@/contract/calls/parameters';
import { type ReturnPeriod, returnPeriods } from '@/contract/lists/returnPeriods';
import { hasVatNumberForm, normaliseVatNumber } from '@/contract/lists/vatNumber';
import type { DueRule } from '@/shared/dueDates/dueRule';
import { furtherReports } from '@/shared/dueDates/furtherReports';
import { periodsOf, type VatReturn, withoutWorkingDays } from '@/shared/dueDates/vatReturns';

import { companyCountries } from '../../domain/companyCountries';
import { companyForms } from '../../domain/companyForms';

const company = z.object({
  companyName: filledLine(200),
  companyForm: z.enum([...companyForms, '']),
  registeredOffice: oneLine(300),
  companyCountry: z.string().refine((country) => country === '' || companyCountries.includes(country)),
  /** Without spaces, in capitals. Its form is checked, not whether it is in force. */
  vatNumber: z
    .string()
    .max(40)
    .transform(normaliseVatNumber)
    .refine((number) => number === '' || hasVatNumberForm(number)),
  vatReturns: z.array(z.object({ country: z.string(), period: z.enum(returnPeriods) })),
  furtherReports: z.array(z.enum(furtherReports)),
});
export type CompanyData = z.output<typeof company>;

/** The periods of VAT returns that can be entered for a country: those of the rules, and the one that is stored. */
export function periodsToEnter(
  rules: readonly DueRule[],
  stored: readonly VatReturn[],
  country: string,
): ReturnPeriod[] {
  const own = stored.filter((one) => one.country === country).map(({ period }) => period);
  return [...new Set([...periodsOf(withoutWorkingDays(rules), country), ...own])];
}

/** The company's data as its merchant enters it (requirements, 11.17). Only the name is needed. */
export const companyDataBy = (rules: readonly DueRule[], stored: readonly VatReturn[]) =>
  company.refine(
    ({ vatReturns }) =>
      vatReturns.every(({ country, period }) => periodsToEnter(rules, stored, country).includes(period)),
    { path: ['vatReturns'] },
  );
