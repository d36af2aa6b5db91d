'use server';

import { refresh } from 'next/cache';

import { changeCompany } from '../../features/accounts/changeMerchant';
import { companyData } from '../../features/accounts/companyData';
import { companyFields, companyLines, readCompany } from '../forms/companyFields';
import type { FormState } from '../forms/formState';
import { check, textsOf } from '../forms/readForm';
import { runFormAction } from './runFormAction';

/** Changes the company's data of who is logged in (requirements, 11.17). */
export async function companyAction(state: FormState, form: FormData): Promise<FormState> {
  const values = textsOf(form, companyFields);
  return runFormAction(state, values, async (context, t) => {
    const checked = check(companyData, readCompany(values));
    if (checked.data === null) {
      const { wrong } = checked;
      const lines = companyLines.filter((line) => wrong.has(line));
      // The lists of the form hold nothing else: such values come from elsewhere.
      if (lines.length === 0) return { errors: { form: t('company.notInList') } };
      return { errors: Object.fromEntries(lines.map((line) => [line, t(`company.fault.${line}`)] as const)) };
    }
    await changeCompany(checked.data, context);
    refresh();
    return { done: t('company.saved') };
  });
}
