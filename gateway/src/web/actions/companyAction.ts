'use server';

import { refresh } from 'next/cache';

import { changeCompany } from '../../features/accounts/changeMerchant';
import { companyData } from '../../features/accounts/companyData';
import { companyFields, readCompany } from '../forms/companyFields';
import type { FormState } from '../forms/formState';
import { check, textsOf } from '../forms/readForm';
import { companyTexts } from '../texts/companyTexts';
import { runFormAction } from './runFormAction';

/** Changes the company's data of who is logged in (requirements, 11.17). */
export async function companyAction(state: FormState, form: FormData): Promise<FormState> {
  const values = textsOf(form, companyFields);
  return runFormAction(state, values, async (context) => {
    const texts = companyTexts(context.language);
    const checked = check(companyData, readCompany(values));
    if (checked.data === null) {
      const { wrong } = checked;
      const errors = Object.entries(texts.errors).filter(([field]) => wrong.has(field));
      // The lists of the form hold nothing else: such values come from elsewhere.
      return { errors: errors.length > 0 ? Object.fromEntries(errors) : { form: texts.notInList } };
    }
    await changeCompany(checked.data, context);
    refresh();
    return { done: texts.saved };
  });
}
